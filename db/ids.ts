const ALPHABET = '0123456789abcdefghijkmnpqrstuvwxyz';

export type IdPrefix =
  | 'usr'
  | 'ses'
  | 'acc'
  | 'ver'
  | 'psk'
  | 'gen'
  | 'crd'
  | 'bil'
  | 'act'
  | 'kit'
  | 'mai'
  | 'err'
  | 'tak'
  | 'rcp'
  | 'clp'
  | 'med'
  | 'drf'
  | 'lnk'
  | 'env'
  | 'trn'
  | 'evt'
  | 'gig'
  | 'ser'
  | 'ven'
  | 'cli'
  | 'con'
  | 'gev'
  | 'gfl';

/** A new id: its kind, then 22 random characters of 34 (about 112 bits). */
export function newId(prefix: IdPrefix): string {
  let id = '';
  while (id.length < 22) {
    // 238 = 7 × 34: bytes above would favour the first letters.
    for (const byte of crypto.getRandomValues(new Uint8Array(24))) {
      if (byte < 238 && id.length < 22) id += ALPHABET[byte % 34];
    }
  }
  return `${prefix}_${id}`;
}
