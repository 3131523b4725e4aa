/** What our sample is sealed with, written by scripts/sealed-sample.ts: its 32 bytes as Base64. Nobody has the other half. */
export const SAMPLE_KEY = 'af5IU/m+kpGsA6wfe1uzKtL0BtY3aVVWC3T2/XKmE7o=';
