/** The narrator's voice: the browser's own, where it has one. Off until somebody switches it on for this device. */
import { keep, recall } from '$shell/device/storage';
import type { Lang } from '$shell/protocol';

const KEY = 'mafia.narrates';
const TONGUE: Record<Lang, string> = { fa: 'fa-IR', ru: 'ru-RU', en: 'en-GB' };
const isOn = (value: unknown): value is boolean => typeof value === 'boolean';

class Narrator {
  on = $state(recall(KEY, isOn) ?? false);

  /** Whether this browser can speak at all. */
  get able(): boolean {
    return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  }

  toggle(): void {
    this.on = !this.on;
    keep(KEY, this.on);
    if (!this.on && this.able) speechSynthesis.cancel();
  }

  /** Says it after what is being said; nothing when it is off. Marks that steer direction are not for the ear. */
  say(text: string, lang: Lang): void {
    if (!this.on || !this.able) return;
    const line = new SpeechSynthesisUtterance(text.replace(/[\u2066-\u2069\u200e\u200f]/g, ''));
    line.lang = TONGUE[lang];
    const voice = speechSynthesis.getVoices().find((it) => it.lang.replace('_', '-').startsWith(lang));
    if (voice) line.voice = voice;
    speechSynthesis.speak(line);
  }
}

export const narrator = new Narrator();
