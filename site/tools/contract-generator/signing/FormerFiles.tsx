import { dateWords } from '#core/day-words.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { usePresentable } from '../studio.ts';
import { SignedLinks } from './SignedLinks.tsx';
import { dayAt } from './signing-days.ts';

/** Earlier versions that both have signed: they count until another one is signed. */
export function FormerFiles({ former }: Pick<EnvelopeView, 'former'>) {
  const { zone } = usePresentable();
  if (former.length === 0) return null;
  return (
    <ul className="signing-block signing-former small">
      {former.map(({ id, version, signedAt, isSealed }) => (
        <li key={id}>
          <span className="muted num">
            Signed before: version {version}, {dateWords(dayAt(new Date(signedAt), zone))}
          </span>
          <SignedLinks {...{ id, version, isSealed }} of={`version ${version}`} />
        </li>
      ))}
    </ul>
  );
}
