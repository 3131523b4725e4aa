type SkeletonProps = { width?: number | string; height?: number | string };

/** A bar where text or a picture will be. Say "loading" once, on the container. */
export function Skeleton({ width = '100%', height = '1em' }: SkeletonProps) {
  return <span className="skel" style={{ width, height }} aria-hidden="true" />;
}

const WIDTHS = ['62%', '48%', '70%', '54%'];

/** List rows to be, at their real height in pixels. */
export function SkeletonRows({ rows, rowHeight }: { rows: number; rowHeight: number }) {
  return (
    <div className="skel-rows" role="status">
      <span className="sr">Loading</span>
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity and never move
        <div key={row} className="skel-row" style={{ height: rowHeight }}>
          <Skeleton width={WIDTHS[row % WIDTHS.length] ?? '60%'} height={12} />
          <Skeleton width={48} height={12} />
        </div>
      ))}
    </div>
  );
}
