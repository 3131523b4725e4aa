import { envelopeFilePath, SIGN_FILES } from '#core/signing/envelope.ts';
import './signed-files.css';

interface SignedLinksProps {
  id: string;
  version: number;
  isSealed: boolean;
  /** What was signed, such as `version 2`. */
  of: string;
}

/** A line’s links to the document with both signatures, and to its sealed copy. */
export const SignedLinks = ({ id, version, isSealed, of }: SignedLinksProps) => (
  <span className="signing-links">
    <a className="btn sm quiet" href={envelopeFilePath({ id, version, name: SIGN_FILES.signed })} download>
      PDF<span className="sr"> of {of}, signed by both</span>
    </a>
    {isSealed && (
      <a className="btn sm quiet" href={envelopeFilePath({ id, version, name: SIGN_FILES.sealed })} download>
        Sealed copy<span className="sr"> of {of}</span>
      </a>
    )}
  </span>
);
