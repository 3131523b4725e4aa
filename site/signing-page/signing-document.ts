/** What the page is about, as its script knows it. */
export interface SigningDocument {
  /** Of the API, for this link. */
  address: string;
  version: number;
  /** Of the document that is read. */
  sha256: string;
  /** IANA zone of the reader’s clock, or empty. */
  zone: string;
}
