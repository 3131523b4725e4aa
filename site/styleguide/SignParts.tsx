import { Badge } from '#site/ui/Badge.tsx';
import { BeatRule } from '#site/ui/BeatRule.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Mark } from '#site/ui/Mark.tsx';
import { Progress } from '#site/ui/Progress.tsx';
import { Spinner, type SpinnerSize } from '#site/ui/Spinner.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { Part } from './Part.tsx';

const SIZES: SpinnerSize[] = ['xs', 'sm', 'md', 'lg', 'xl'];

export function SignParts() {
  return (
    <Part cue="E" title="Signs">
      <div className="sg-row">
        <Badge>Trial (5d left)</Badge>
        <Badge kind="free" />
        <Badge kind="pro" />
        <Badge kind="sample">Sample figures</Badge>
        <Mark size={28} />
      </div>
      <div className="sg-row">
        <StateLabel state="ok">Signed</StateLabel>
        <StateLabel state="waiting">Opened twice</StateLabel>
        <StateLabel state="danger">Invoice 5 days late</StateLabel>
        <StateLabel state="nothing">Draft</StateLabel>
      </div>
      <div className="sg-row">
        <CueChip past>1</CueChip>
        <CueChip past>2</CueChip>
        <CueChip on>3</CueChip>
        <CueChip>4</CueChip>
        <CueChip>12</CueChip>
      </div>
      <BeatRule at={0.62} />
      <Progress label="Journey" value={67} />
      <Progress label="Door list" value={2} max={4} valueText="2 of 4 names" tone="signal" />
      <Progress label="Upload" value={100} tone="ok" />
      <Progress label="Rendering" value={null} />
      <div className="sg-row">
        {SIZES.map((size) => (
          <Spinner key={size} size={size} />
        ))}
      </div>
    </Part>
  );
}
