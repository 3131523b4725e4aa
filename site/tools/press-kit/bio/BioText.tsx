import { type CSSProperties, Fragment } from 'react';
import type { Claim } from '#core/tools/press-kit/bio/find-claims.ts';
import { TextArea } from '#site/ui/TextArea.tsx';

interface BioTextProps {
  name: string;
  text: string;
  claims: readonly Claim[];
  rows: number;
  onText: (text: string) => void;
  onLeave: () => void;
}

/** The text with its claims marked: a copy of it lies under the field, which stands exactly over it. */
export function BioText({ name, text, claims, rows, onText, onLeave }: BioTextProps) {
  let from = 0;
  const marked = claims.map(({ start, end, fact }) => {
    const before = text.slice(from, start);
    from = end;
    return (
      <Fragment key={start}>
        {before}
        <mark data-proven={fact !== null || undefined}>{text.slice(start, end)}</mark>
      </Fragment>
    );
  });
  return (
    <div className="bio-text" style={{ '--rows': rows } as CSSProperties}>
      <div className="input area bio-marks" aria-hidden="true">
        {marked}
        {text.slice(from)}{' '}
      </div>
      <TextArea
        name={name}
        rows={rows}
        value={text}
        spellCheck
        onChange={({ target }) => onText(target.value)}
        onBlur={onLeave}
      />
    </div>
  );
}
