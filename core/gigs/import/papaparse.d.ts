/** The small part of papaparse 5 that is used here. Its published types bring those of Node along. */
declare module 'papaparse' {
  interface Settings {
    /** '' where it is to be guessed. */
    delimiter: string;
    delimitersToGuess: readonly string[];
    /** Lines of nothing but spaces, too. */
    skipEmptyLines?: 'greedy';
    /** Lines that are read. */
    preview?: number;
  }
  interface Parsed {
    data: string[][];
    /** `MissingQuotes` where one is never closed. */
    errors: { code: string }[];
    meta: { delimiter: string };
  }
  const papaparse: { parse(text: string, settings: Settings): Parsed };
  export default papaparse;
}
