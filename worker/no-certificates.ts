// Stands in for the reader of certificate chains that the passkey library brings for attestations: none are asked for
// (`attestation: "none"`), so that nobody sends certificates, and it weighs 40 kB. One that comes all the same is refused.

class Refused {
  constructor() {
    throw new Error('Certificates of passkeys are not read here');
  }
}

export const X509Certificate = Refused;
export const X509ChainBuilder = Refused;
export const X509Crl = Refused;
export const AuthorityKeyIdentifierExtension = Refused;
export const CRLDistributionPointsExtension = Refused;
export const SubjectKeyIdentifierExtension = Refused;
