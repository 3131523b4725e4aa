import Download from 'lucide-react/icons/download';
import ExternalLink from 'lucide-react/icons/external-link';
import { SIGN_FILES, signFilePath } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/signing-schema.ts';
import { Button } from '#site/ui/Button.tsx';

const tokenIn = (url: string): string => url.slice(url.lastIndexOf('/') + 1);

/** The document with both signatures, and what a change means from then on. */
export function SignedFile({ envelope: { status, signers } }: { envelope: EnvelopeView }) {
  const { url } = signers.artist;
  return (
    <div className="signing-block">
      {url && (
        <div className="signing-ways">
          {status === 'completed' && (
            <a className="btn sm has-i" href={signFilePath(tokenIn(url), SIGN_FILES.signed)} download>
              <Download className="i" aria-hidden="true" />
              <span>Signed PDF</span>
            </a>
          )}
          <Button size="sm" variant="quiet" icon={ExternalLink} href={url} target="_blank">
            Open the page<span className="sr"> in a new tab</span>
          </Button>
        </div>
      )}
      <p className="small muted">
        What's signed stays as it is. To agree on something else, copy this contract and send the copy.
      </p>
    </div>
  );
}
