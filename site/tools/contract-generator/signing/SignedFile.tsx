import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { envelopeFilePath, SIGN_FILES, VERIFY_PATH } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { Button } from '#site/ui/Button.tsx';

/** The document with both signatures, and what a change means from then on. */
export function SignedFile({ envelope }: { envelope: EnvelopeView }) {
  const { id, version, status, signers, isSealed } = envelope;
  const { url } = signers.artist;
  const address = (name: string) => envelopeFilePath({ id, version, name });
  return (
    <div className="signing-block">
      <div className="signing-ways">
        {status === 'completed' && (
          <a className="btn sm has-i" href={address(SIGN_FILES.signed)} download>
            <Download className="i" aria-hidden="true" />
            <span>Signed PDF</span>
          </a>
        )}
        {isSealed && (
          <>
            <a className="btn sm has-i" href={address(SIGN_FILES.sealed)} download>
              <ShieldCheck className="i" aria-hidden="true" />
              <span>Sealed copy</span>
            </a>
            <a className="btn sm quiet" href={address(SIGN_FILES.audit)} download>
              Audit page
            </a>
          </>
        )}
        {url && (
          <Button size="sm" variant="quiet" icon={ExternalLink} href={url} target="_blank">
            Open the page<span className="sr"> in a new tab</span>
          </Button>
        )}
      </div>
      {isSealed && (
        <p className="small muted">
          The sealed copy shows whether anything was changed later, even without us.{' '}
          <a href={VERIFY_PATH}>Check a signed contract</a>
        </p>
      )}
      <p className="small muted">
        What's signed stays as it is. To change it, send an addendum, or a new version to sign.
      </p>
    </div>
  );
}
