import { expect, test } from 'vitest';
import { contentSecurityPolicy, securityHeaderLines } from './content-security-policy.ts';

/** The rules of a `_headers` file: path → its lines. */
const rulesOf = (text: string): Map<string, string> =>
  new Map(
    text.split(/\n\n/).map((rule) => {
      const [path = '', ...lines] = rule.split('\n');
      return [path, lines.join('\n')];
    }),
  );

test.each(['/_astro/*', '/speech/*'])('%s is kept for a year: its path tells its content', (path) => {
  expect(rulesOf(securityHeaderLines('')).get(path)).toContain('max-age=31536000, immutable');
});

test('the policy stands everywhere, runs WebAssembly and inline scripts by their hash, and nothing else', () => {
  const policy = contentSecurityPolicy(["'sha256-x'"]);
  expect(rulesOf(securityHeaderLines(policy)).get('/*')).toContain(`Content-Security-Policy: ${policy}`);
  expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' 'sha256-x';");
  expect(policy).not.toContain("'unsafe-eval'");
});
