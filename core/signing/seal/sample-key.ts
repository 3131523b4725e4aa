/** What our sample is sealed with, written by scripts/sealed-sample.ts: its 32 bytes as Base64. Nobody has the other half. */
export const SAMPLE_KEY = '7a8Dw47EzT1Lks9e0P+96A7F/UQwL+8a9PLZzRmOv4o=';
