import type { SpokenWord } from '#core/tools/voice-tag/engine/spoken-word.ts';

/** Room that a letter needs, as a share of the axis of a wide page; and what stands around a label. */
const LETTER = 0.0088;
const AROUND = 0.012;

/** Words as labels: one that would stand in the way of the next is joined with it. Times in seconds. */
export function wordLabels(words: readonly SpokenWord[], seconds: number): SpokenWord[] {
  const labels: SpokenWord[] = [];
  for (const word of words) {
    const last = labels.at(-1);
    const needed = last ? (last.text.length * LETTER + AROUND) * seconds : 0;
    if (last && word.at < last.at + needed) {
      last.text = `${last.text} ${word.text}`;
      last.until = word.until;
    } else labels.push({ ...word });
  }
  return labels;
}
