import type { Arrangement } from '#core/tools/voice-tag/engine/arrange.ts';
import { inSeries } from './offline.ts';

/** Ramp of an edge, in seconds: short enough to cut, long enough not to click. */
const EDGE = 0.003;
/** Share of a sixteenth that is open. */
const OPEN = 0.62;

/** Cuts the voice in sixteenths of the tempo. The first of a beat stays open, so that each word keeps its start. */
export function gateEffect(from: AudioNode, amount: number, { beat, voice }: Arrangement): AudioNode {
  const gate = new GainNode(from.context, { gain: 1 });
  const step = beat / 4;
  const closed = 1 - 0.9 * amount;
  const first = Math.ceil(voice.at / step - 1e-6) * step;
  for (let n = 0, at = first; at < voice.at + voice.seconds; n++, at = first + n * step) {
    if (n % 4 === 0) continue;
    const shut = at + step * OPEN;
    gate.gain.setValueAtTime(1, shut);
    gate.gain.linearRampToValueAtTime(closed, shut + EDGE);
    gate.gain.setValueAtTime(closed, at + step - EDGE);
    gate.gain.linearRampToValueAtTime(1, at + step);
  }
  return inSeries(from, gate);
}
