/** A template as TypeScript alone sees it; `astro check` knows its props. */
declare module '*.astro' {
  import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

  const template: AstroComponentFactory;
  export default template;
}
