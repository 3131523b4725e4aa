/** Where Apple looks for the file that says who takes payments at a domain. */
export const APPLE_DOMAIN_FILE_PATH = '/.well-known/apple-developer-merchantid-domain-association';
