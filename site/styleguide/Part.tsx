import type { ReactNode } from 'react';
import { BeatRule } from '#site/ui/BeatRule.tsx';

type PartProps = { cue: string; title: string; children: ReactNode };

export function Part({ cue, title, children }: PartProps) {
  return (
    <div className="sg-part">
      <BeatRule cue={cue} />
      <h2 className="h3">{title}</h2>
      {children}
    </div>
  );
}
