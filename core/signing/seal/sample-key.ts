/** What our sample is sealed with, written by scripts/sealed-sample.ts: its 32 bytes as Base64. Nobody has the other half. */
export const SAMPLE_KEY = 'x7A3TZYfqwb90R0nhuOxbg81SUoq4R2dhrpCkrW4Q20=';
