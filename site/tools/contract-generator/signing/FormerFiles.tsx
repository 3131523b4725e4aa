import { dateWords } from '#core/day-words.ts';
import { envelopeFilePath, SIGN_FILES } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { usePresentable } from '../studio.ts';
import { dayAt } from './signing-days.ts';

/** Earlier versions that both have signed: they count until another one is signed. */
export function FormerFiles({ former }: Pick<EnvelopeView, 'former'>) {
  const { zone } = usePresentable();
  if (former.length === 0) return null;
  return (
    <ul className="signing-block signing-former small">
      {former.map(({ id, version, signedAt }) => (
        <li key={id}>
          <span className="muted num">
            Signed before: version {version}, {dateWords(dayAt(new Date(signedAt), zone))}
          </span>
          <a
            className="btn sm quiet"
            href={envelopeFilePath({ id, version, name: SIGN_FILES.signed })}
            download
          >
            PDF<span className="sr"> of version {version}, signed by both</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
