import type { AstroIntegration } from 'astro';

/** Serves /styleguide and /sound-bench while developing and in test builds (STYLEGUIDE=1); a release has no such pages. */
export function styleguide(): AstroIntegration {
  return {
    name: 'deckhand:styleguide',
    hooks: {
      'astro:config:setup': ({ command, injectRoute }) => {
        if (command !== 'dev' && process.env.STYLEGUIDE !== '1') return;
        injectRoute({ pattern: '/styleguide', entrypoint: './site/styleguide/styleguide.astro' });
        injectRoute({ pattern: '/sound-bench', entrypoint: './site/styleguide/sound-bench.astro' });
      },
    },
  };
}
