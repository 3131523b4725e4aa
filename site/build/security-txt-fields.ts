const DAY_MS = 24 * 60 * 60 * 1000;

/** Days for which the text is true: RFC 9116 asks for less than a year. A build makes it anew. */
const GOOD_FOR_DAYS = 300;

export const SECURITY_TXT = '/.well-known/security.txt';

/** What security.txt says: where a hole is reported, under which policy, and until when that is true (RFC 9116). */
export function securityTxtFields(site: URL, now: Date): string {
  const address = (path: string) => new URL(path, site).href;
  const expires = new Date(now.getTime() + GOOD_FOR_DAYS * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');
  return [
    `Contact: ${address('/contact?topic=security')}`,
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${address(SECURITY_TXT)}`,
    `Policy: ${address('/security-policy')}`,
    '',
  ].join('\n');
}
