/** Of a SHA-256 in hex, enough to tell documents apart: `a3d916d2…daf1955c`. */
export const shortHash = (sha256: string): string => `${sha256.slice(0, 8)}…${sha256.slice(-8)}`;
