import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { contentSecurityPolicy, securityHeaderLines } from './content-security-policy.ts';

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_SCRIPT = /type="(application\/(ld\+)?json|speculationrules)"/;

/** The CSP sources (`'sha256-…'`) of every inline script in one page, data blocks left out. */
export function inlineScriptHashes(html: string): string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(([, attributes = '']) => !DATA_SCRIPT.test(attributes))
    .map(([, , body = '']) => `'sha256-${createHash('sha256').update(body).digest('base64')}'`);
}

/** Writes dist/_headers: one policy for the whole site, which names each inline script by its hash. */
export function securityHeaders(): AstroIntegration {
  return {
    name: 'deckhand:security-headers',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const hashes = new Set<string>();
        for await (const file of glob('**/*.html', { cwd: root })) {
          for (const hash of inlineScriptHashes(await readFile(root + file, 'utf8'))) hashes.add(hash);
        }
        const policy = contentSecurityPolicy([...hashes].sort());
        await writeFile(`${root}_headers`, securityHeaderLines(policy));
      },
    },
  };
}
