/** A spoken word and when it is heard, in seconds from the first sample of the voice. */
export interface SpokenWord {
  text: string;
  at: number;
  until: number;
}
