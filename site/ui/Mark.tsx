import { MARK_FADERS, MARK_PALM } from '#core/mark-shape.ts';

/** The hand whose fingers are four faders. One colour, never amber, 20 px at least. */
export function Mark({ size = 24 }: { size?: number }) {
  return (
    <svg
      className="mark"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d={MARK_FADERS} />
      <path d={MARK_PALM} />
    </svg>
  );
}
