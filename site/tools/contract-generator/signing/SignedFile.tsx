import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { envelopeFilePath, SIGN_FILES } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { Button } from '#site/ui/Button.tsx';

/** The document with both signatures, and what a change means from then on. */
export function SignedFile({ envelope: { id, version, status, signers } }: { envelope: EnvelopeView }) {
  const { url } = signers.artist;
  return (
    <div className="signing-block">
      <div className="signing-ways">
        {status === 'completed' && (
          <a
            className="btn sm has-i"
            href={envelopeFilePath({ id, version, name: SIGN_FILES.signed })}
            download
          >
            <Download className="i" aria-hidden="true" />
            <span>Signed PDF</span>
          </a>
        )}
        {url && (
          <Button size="sm" variant="quiet" icon={ExternalLink} href={url} target="_blank">
            Open the page<span className="sr"> in a new tab</span>
          </Button>
        )}
      </div>
      <p className="small muted">
        What's signed stays as it is. To change it, send an addendum, or a new version to sign.
      </p>
    </div>
  );
}
