import { Panel } from '#site/ui/Panel.tsx';

/** Report and files before they are loaded, at the height that they will have. */
export function PanelToCome() {
  return (
    <div className="voice-result">
      <Panel
        title="Loudness report"
        className="report-to-come"
        state={{ kind: 'loading', rows: 4, rowHeight: 56 }}
      />
      <Panel
        title="Take it with you"
        className="files-to-come"
        state={{ kind: 'loading', rows: 4, rowHeight: 64 }}
      />
    </div>
  );
}
