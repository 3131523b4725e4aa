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

// The makers' own roots, which such chains would end in.
export const Apple_WebAuthn_Root_CA = '';
export const GlobalSign_Root_CA = '';
export const GlobalSign_Root_CA_R3 = '';
export const GlobalSign_Root_R46 = '';
export const Google_Hardware_Attestation_Root_1 = '';
export const Google_Hardware_Attestation_Root_2 = '';
export const Google_Hardware_Attestation_Root_3 = '';
export const Google_Hardware_Attestation_Root_4 = '';
