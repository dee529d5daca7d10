import type { OptionCard, OptionValue } from '../protocol';

type Values = Record<string, OptionValue>;

/** What holds for an option: what was chosen, or its default. */
export function valueOf(option: OptionCard, chosen: Values): OptionValue {
  return chosen[option.name] ?? option.default;
}

/** Whether an option means something beside what is chosen for the others. */
export function applies(option: OptionCard, options: OptionCard[], chosen: Values): boolean {
  return Object.entries(option.when ?? {}).every(([name, value]) => {
    const other = options.find((it) => it.name === name);
    return other !== undefined && valueOf(other, chosen) === value && applies(other, options, chosen);
  });
}

/** The choice with one option changed; what means nothing any more goes back to its default, as nobody sees it. */
export function changed(options: OptionCard[], chosen: Values, name: string, value: OptionValue): Values {
  const next: Values = { ...chosen, [name]: value };
  const idle = options.filter((option) => option.name in next && !applies(option, options, next));
  return { ...next, ...Object.fromEntries(idle.map((option) => [option.name, option.default])) };
}

/** An option that people write themselves, that is in force and has no word yet: its name. */
export function missingDraft(options: OptionCard[], chosen: Values): string | null {
  const open = options.find((it) => it.draft && applies(it, options, chosen) && valueOf(it, chosen) === '');
  return open?.name ?? null;
}
