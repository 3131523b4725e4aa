import type { AstroIntegration } from 'astro';
import { withFigures } from '#site/collections/figures.ts';

/**
 * Fills the figures into guides, answers and articles before they are read as Markdown or MDX. A name that is none ends the
 * build.
 */
export function figures(): AstroIntegration {
  return {
    name: 'deckhand:figures',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const { createRenderer, createMdxRenderer } = config.markdown.processor;
        const processor: typeof config.markdown.processor = {
          ...config.markdown.processor,
          async createRenderer(shared) {
            const { render, ...rest } = await createRenderer(shared);
            return { ...rest, render: (text, options) => render(withFigures(text), options) };
          },
          createMdxRenderer:
            createMdxRenderer &&
            (async (...settings) => {
              const { process, ...rest } = await createMdxRenderer(...settings);
              return { ...rest, process: (text, ...place) => process(withFigures(text), ...place) };
            }),
        };
        updateConfig({ markdown: { processor } });
      },
    },
  };
}
