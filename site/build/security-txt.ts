import type { AstroIntegration } from 'astro';
import { SECURITY_TXT } from './security-txt-fields.ts';

/** Serves /.well-known/security.txt. Among the pages a folder that begins with a dot is seen by no compiler. */
export function securityTxt(): AstroIntegration {
  return {
    name: 'deckhand:security-txt',
    hooks: {
      'astro:config:setup': ({ injectRoute }) => {
        injectRoute({ pattern: SECURITY_TXT, entrypoint: './site/build/security-txt-route.ts' });
      },
    },
  };
}
