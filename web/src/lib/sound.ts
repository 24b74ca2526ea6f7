/** A few soft sounds, made on the spot: wood for a piece set down, a bowl for your turn, two bowls at the end. */
import { settings } from "./settings.svelte";

export type Sound = "wood" | "turn" | "end" | "no";

interface Tone {
  pitch: number;
  lasts: number;
  loud: number;
  after?: number;
}

const TONES: Record<Sound, Tone[]> = {
  wood: [{ pitch: 420, lasts: 0.07, loud: 0.12 }, { pitch: 980, lasts: 0.03, loud: 0.04 }],
  turn: [{ pitch: 528, lasts: 1.1, loud: 0.07 }, { pitch: 1056, lasts: 0.6, loud: 0.025 }],
  end: [{ pitch: 396, lasts: 1.8, loud: 0.08 }, { pitch: 594, lasts: 1.6, loud: 0.06, after: 0.25 }],
  no: [{ pitch: 170, lasts: 0.09, loud: 0.08 }],
};

let context: AudioContext | null = null;

/** Play a sound, unless the player wants silence or has not touched the page yet. */
export function play(sound: Sound): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false) return;
  context ??= new AudioContext();
  for (const tone of TONES[sound]) ring(context, tone);
}

function ring(air: AudioContext, { pitch, lasts, loud, after = 0 }: Tone): void {
  const start = air.currentTime + after;
  const string = new OscillatorNode(air, { frequency: pitch, type: "sine" });
  const gain = new GainNode(air, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.006);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  string.connect(gain).connect(air.destination);
  string.start(start);
  string.stop(start + lasts);
}
