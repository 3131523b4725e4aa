import { envelopeFilePath, SIGN_FILES } from '#core/signing/envelope.ts';

interface SignedPdfProps {
  id: string;
  version: number;
  /** What was signed, such as `version 2`. */
  of: string;
}

/** A line’s link to the document with both signatures. */
export const SignedPdf = ({ id, version, of }: SignedPdfProps) => (
  <a className="btn sm quiet" href={envelopeFilePath({ id, version, name: SIGN_FILES.signed })} download>
    PDF<span className="sr"> of {of}, signed by both</span>
  </a>
);
