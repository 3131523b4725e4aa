/** Most labels that stand beside each other on a phone. */
const MOST_LABELS = 16;

/** Beats and bars below the wave. */
export function BeatGrid({ seconds, beat }: { seconds: number; beat: number }) {
  const bar = beat * 4;
  const bars = Math.max(1, Math.ceil(seconds / bar - 1e-6));
  const every = Math.ceil(bars / MOST_LABELS);
  const labels = Array.from({ length: Math.ceil(bars / every) }, (_, index) => index * every);
  return (
    <div className="beat-grid num" aria-hidden="true">
      {labels.map((index) => (
        <span key={index} style={{ left: `${((index * bar) / seconds) * 100}%` }}>
          {index + 1}
        </span>
      ))}
    </div>
  );
}
