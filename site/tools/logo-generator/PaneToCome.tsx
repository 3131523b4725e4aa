import { Panel } from '#site/ui/Panel.tsx';
import { Skeleton } from '#site/ui/Skeleton.tsx';

const ROWS = ['40%', '100%', '100%', '64%'];

/** The pane while its concept is drawn or opened. */
export function PaneToCome() {
  return (
    <Panel title="On stage" className="pane">
      <div className="stage">
        <span className="concept-picture" />
      </div>
      <div className="files">
        {ROWS.map((width, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: bars have no identity and never move
          <Skeleton key={row} width={width} height={row === 1 || row === 2 ? 44 : 14} />
        ))}
      </div>
    </Panel>
  );
}
