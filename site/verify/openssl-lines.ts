/** What is asked of OpenSSL, 3.0 or later, beside the files of a sealed copy. @param pem the file of the public key */
export const opensslLines = (pem: string, document: string): readonly string[] => [
  `openssl pkeyutl -verify -pubin -inkey ${pem} -rawin -in seal.json -sigfile seal.sig`,
  `openssl dgst -sha256 ${document} audit.pdf events.json`,
  'grep sha256 seal.json',
];
