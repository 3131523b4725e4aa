import ChevronDown from 'lucide-react/icons/chevron-down';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { momentWords } from '#site/lib/moment-words.ts';

/** What was written down of the signing, oldest first. */
export function RecordedEntries({ entries }: Pick<EnvelopeView, 'entries'>) {
  return (
    <details className="signing-record">
      <summary className="small">
        <span>
          What was recorded <span className="num muted">{entries.length}</span>
        </span>
        <ChevronDown className="i i16" aria-hidden="true" />
      </summary>
      <ol className="small">
        {entries.map(({ seq, at, what, who, detail }) => (
          <li key={seq}>
            <span className="num muted">{momentWords(at, new Date())}</span>
            <span>
              <b>{what}</b>
              <span className="muted" dir="auto">
                {[who, detail].filter(Boolean).join(' · ')}
              </span>
            </span>
          </li>
        ))}
      </ol>
    </details>
  );
}
