/** Characters of the end of an address that only its recipient knows: 128 bits in hexadecimal, which every program takes for a part of the link. */
export const TOKEN_LENGTH = 32;

/** A text without the tokens of the links in it. */
export const withoutTokens = (text: string): string =>
  text.replaceAll(
    /(\/epk\/[^\s/?#]{1,100}\/for\/|\/sign\/|\/api\/signing\/|\/api\/calendar\/)[^\s/?#:)]+/gi,
    '$1',
  );
