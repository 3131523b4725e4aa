import { file as astroFile, glob as astroGlob, type Loader } from 'astro/loaders';
import { FIGURES, filled, withFigures } from './figures.ts';

/** What was read is good as long as no figure changes. */
const EDITION = JSON.stringify([...FIGURES]);

/**
 * Fills the figures in: into the words before the schema looks at them, and into the text that is kept beside the page. A name
 * that is none ends the build. What is rendered is filled by site/build/figures.ts.
 */
const filling = (loader: Loader): Loader => ({
  ...loader,
  load: (context) =>
    loader.load({
      ...context,
      store: {
        ...context.store,
        set: ({ body, ...entry }) =>
          context.store.set(body === undefined ? entry : { ...entry, body: withFigures(body) }),
      },
      parseData: (entry) => context.parseData({ ...entry, data: filled(entry.data) }),
      generateDigest: (data) =>
        context.generateDigest(EDITION + (typeof data === 'string' ? data : JSON.stringify(data))),
    }),
});

/** The files of a folder, as Astro's own loader of that name reads them. */
export const glob: typeof astroGlob = (options) => filling(astroGlob(options));

/** The entries of one file. */
export const file: typeof astroFile = (name, options) => filling(astroFile(name, options));
