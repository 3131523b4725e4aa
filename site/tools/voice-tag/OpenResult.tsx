import { useStore } from '@nanostores/react';
import { NotHere, NotOpened } from '../shell/NotHere.tsx';
import { $sound, NO_SOUND } from './deck/deck-sound.ts';
import { FilesPanel } from './files/FilesPanel.tsx';
import { PanelToCome } from './PanelToCome.tsx';
import { ReportPanel } from './report/ReportPanel.tsx';
import { drop, goTo, opened } from './studio.ts';

/** What came of it: the measured loudness and the files of what lies on the deck. */
export function OpenResult() {
  const opening = useStore(opened.$opened, { ssr: 'initial' });
  const sound = useStore($sound, { ssr: () => NO_SOUND });
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  switch (opening.state) {
    case 'loading':
      return <PanelToCome />;
    case 'missing':
      return <NotHere thing="drop" onNew={() => goTo(null)} />;
    case 'failed':
      return <NotOpened thing="drop" error={opening.error} onRetry={() => void opened.reload()} />;
  }
  if (sound.kind === 'stored') {
    const { output, from, generation } = sound;
    return (
      <div className="voice-result">
        <ReportPanel report={output.report} profile={from.profile} from="file" />
        <FilesPanel generation={generation} />
      </div>
    );
  }
  if (sound.kind === 'take' && sound.entry.made) {
    const { report, take } = sound.entry.made;
    return (
      <div className="voice-result">
        <ReportPanel
          report={report}
          profile={sound.from.profile}
          madeInMs={sound.entry.madeInMs}
          from="preview"
        />
        <FilesPanel take={take} />
      </div>
    );
  }
  return (
    <div className="voice-result">
      <ReportPanel report={null} profile={draft.profile} from="preview" />
      <FilesPanel />
    </div>
  );
}
