// Stands in for the kinds of attestation that vouch for the maker of a device: none is asked for (`attestation: "none"`), browsers
// leave them out, and they weigh 12 kB. One that comes all the same is refused, as any other that is unknown.

const refused = async (): Promise<boolean> => false;

export const verifyAttestationTPM = refused;
export const verifyAttestationApple = refused;
export const verifyAttestationAndroidKey = refused;
export const verifyAttestationAndroidSafetyNet = refused;
