/** The one sound of the house: two soft notes that say "your turn". No file, nothing to load. */
let context: AudioContext | null = null;

/** Browsers allow sound only after a first gesture: call this from one. */
export function allowSound(): void {
  if (context === null && typeof AudioContext !== 'undefined') context = new AudioContext();
  if (context?.state === 'suspended') void context.resume();
}

export function ringYourTurn(sound: boolean, haptics: boolean): void {
  // A browser shakes only for somebody who has touched the page, and complains otherwise.
  if (haptics && 'vibrate' in navigator && navigator.userActivation.hasBeenActive) navigator.vibrate([30, 60, 30]);
  if (!sound || context === null || context.state !== 'running') return;
  const begin = context.currentTime + 0.02;
  for (const [pitch, delay] of [
    [587.33, 0],
    [880, 0.13],
  ] as const) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'sine';
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, begin + delay);
    volume.gain.linearRampToValueAtTime(0.09, begin + delay + 0.015);
    volume.gain.exponentialRampToValueAtTime(0.0008, begin + delay + 0.5);
    tone.connect(volume).connect(context.destination);
    tone.start(begin + delay);
    tone.stop(begin + delay + 0.55);
  }
}
