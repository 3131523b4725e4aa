import Copy from 'lucide-react/icons/copy';
import type { LoudnessProfileId } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { LoudnessReport } from '#core/tools/voice-tag/report.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { type Measured, reportText } from './report-text.ts';

interface CopyReportProps {
  report: LoudnessReport;
  profile: LoudnessProfileId;
  from: Measured;
  madeInMs: number | undefined;
}

/** Puts the report on the clipboard as text. */
export function CopyReport(parts: CopyReportProps) {
  const copy = () => copyAndSay(reportText(parts), { title: 'Report copied' });
  return (
    <Button size="sm" variant="quiet" icon={Copy} onClick={() => void copy()}>
      Copy as text
    </Button>
  );
}
