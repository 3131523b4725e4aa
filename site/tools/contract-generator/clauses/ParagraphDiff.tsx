import { Fragment, type ReactNode } from 'react';
import { paragraphDiff } from '#core/word-diff.ts';
import './paragraph-diff.css';

interface ParagraphDiffProps {
  /** Of the clause. */
  number: number;
  before: readonly string[];
  /** Null where all of it goes. */
  after: readonly string[] | null;
  /** How a paragraph that stays is set; as it is unless given. @param place in `after` */
  unchanged?: (place: number) => ReactNode;
}

/** The paragraphs of a clause with their numbers, and what became of their words. */
export function ParagraphDiff({ number, before, after, unchanged }: ParagraphDiffProps) {
  return (
    <div className="clause-text" data-testid="clause-text">
      {paragraphDiff(before, after ?? []).map((row) => {
        const place = row.after ?? row.before;
        return (
          <p key={`${row.before}-${row.after}`}>
            <i className="num">{`${number}.${(place ?? 0) + 1}`}</i>
            {row.after !== null && unchanged && row.parts.every(({ kind }) => kind === 'same')
              ? unchanged(row.after)
              : row.parts.map(({ kind, text }, at) => {
                  if (kind === 'same') return text;
                  const Changed = kind === 'removed' ? 'del' : 'ins';
                  const words = text.trimEnd();
                  return (
                    // biome-ignore lint/suspicious/noArrayIndexKey: parts of a difference have no name
                    <Fragment key={at}>
                      <Changed>{words}</Changed>
                      {text.slice(words.length)}
                    </Fragment>
                  );
                })}
          </p>
        );
      })}
    </div>
  );
}
