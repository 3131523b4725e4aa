import { PLAYER_ORIGINS } from '#core/tools/press-kit/recording-player.ts';

/** The site's policy. Scripts: our own files and the inline ones that the build hashed, nothing else. */
export function contentSecurityPolicy(scriptHashes: readonly string[]): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", "'wasm-unsafe-eval'", ...scriptHashes].join(' ')}`,
    "script-src-attr 'none'",
    // Radix and React set positions through style attributes; no style can run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "font-src 'self'",
    "connect-src 'self'",
    // Players of mixes and videos, which load with a press only.
    `frame-src ${PLAYER_ORIGINS.join(' ')}`,
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The text of a Cloudflare `_headers` file: the policy everywhere, a year of cache for files whose path tells their content, a week for typefaces. */
export function securityHeaderLines(policy: string): string {
  return `/*
  Content-Security-Policy: ${policy}
  X-Content-Type-Options: nosniff
  X-Frame-Options: DENY
  Referrer-Policy: strict-origin-when-cross-origin
  Permissions-Policy: camera=(), geolocation=(), payment=(self), microphone=(self)
  Cross-Origin-Opener-Policy: same-origin
  Strict-Transport-Security: max-age=31536000; includeSubDomains

/_astro/*
  Cache-Control: public, max-age=31536000, immutable

/speech/*
  Cache-Control: public, max-age=31536000, immutable

/fonts/*
  Cache-Control: public, max-age=604800, stale-while-revalidate=2592000
`;
}
