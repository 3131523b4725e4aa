/** What the page is about, as its script knows it. */
export interface SigningDocument {
  /** Of the API, for this link. */
  address: string;
  version: number;
  /** Of the document that is read. */
  sha256: string;
  /** This document by this link, without the token: drafts in the tab are kept for one reader. */
  reader: string;
  /** IANA zone of the reader’s clock, or empty. */
  zone: string;
}
