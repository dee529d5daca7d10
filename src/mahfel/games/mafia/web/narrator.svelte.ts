/**
 * The narrator's voice: the browser's own, where it has one. Off until somebody switches it on for this device: people in
 * one room let one of their phones speak, and the others stay silent. Captions do not depend on it.
 */
import { keep, recall } from '$shell/device/storage';
import type { Lang } from '$shell/protocol';

const KEY = 'mafia.narrates';
const TONGUE: Record<Lang, string> = { fa: 'fa-IR', ru: 'ru-RU', en: 'en-GB' };
const isOn = (value: unknown): value is boolean => typeof value === 'boolean';

/** A voice of this language; one of another would read nonsense. */
const voiceOf = (lang: Lang): SpeechSynthesisVoice | undefined =>
  speechSynthesis.getVoices().find((it) => it.lang.replace('_', '-').startsWith(lang));

class Narrator {
  on = $state(recall(KEY, isOn) ?? false);

  /** Whether this browser can speak at all. */
  get able(): boolean {
    return typeof speechSynthesis !== 'undefined' && typeof SpeechSynthesisUtterance !== 'undefined';
  }

  /** Whether it can speak this language; while the list of voices is not there yet, perhaps. */
  speaks(lang: Lang): boolean {
    return this.able && (speechSynthesis.getVoices().length === 0 || voiceOf(lang) !== undefined);
  }

  toggle(): void {
    this.on = !this.on;
    keep(KEY, this.on);
    if (!this.on && this.able) speechSynthesis.cancel();
  }

  /** Says it after what is being said; nothing when it is off. Marks that steer direction are not for the ear. */
  say(text: string, lang: Lang): void {
    if (!this.on || !this.speaks(lang)) return;
    const line = new SpeechSynthesisUtterance(text.replace(/[\u2066-\u2069\u200e\u200f]/g, ''));
    line.lang = TONGUE[lang];
    const voice = voiceOf(lang);
    if (voice) line.voice = voice;
    speechSynthesis.speak(line);
  }
}

export const narrator = new Narrator();
