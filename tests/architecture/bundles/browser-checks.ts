import { createHash } from 'node:crypto';
import { match } from '../checker/pattern.ts';
import { PUBLIC_PAGES } from '../public-pages.ts';
import { type BrowserBundle, scriptsOfPage } from './browser-bundle.ts';
import { EVALUATION, REACT, SERVER_SIGNS, type Sign, ZOD_CLASSIC } from './signs.ts';

/** One thing that must hold of what the browser gets; each has an offending build in fixtures/bundles/<name>. */
export interface BrowserCheck {
  name: string;
  says: string;
  /** The offenders, in words. */
  find: (bundle: BrowserBundle) => string[];
}

function scriptsWith(signs: readonly Sign[]): BrowserCheck['find'] {
  return ({ scripts }) =>
    [...scripts].flatMap(([path, code]) =>
      signs.filter(({ sign }) => sign.test(code)).map(({ holds }) => `${path} holds ${holds}`),
    );
}

function publicPages({ pages }: BrowserBundle): string[] {
  const patterns = PUBLIC_PAGES.map((name) => `${name}.html`);
  return [...pages.keys()].filter((path) => match(patterns, path));
}

function reactOnPublicPages(bundle: BrowserBundle): string[] {
  return publicPages(bundle).flatMap((page) => {
    const html = bundle.pages.get(page) ?? '';
    const island = /<astro-island[^>]*renderer-url/.test(html) ? [`${page} hydrates an island`] : [];
    const scripts = [...scriptsOfPage(page, bundle)].filter((path) =>
      REACT.sign.test(bundle.scripts.get(path) ?? ''),
    );
    return [...island, ...scripts.map((path) => `${page} loads React by ${path}`)];
  });
}

const INLINE_SCRIPT = /<script\b(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g;
const DATA_BLOCK = /\btype=["']?(application\/(ld\+)?json|speculationrules)/;

function unhashedScripts({ pages, contentSecurityPolicy }: BrowserBundle): string[] {
  return [...pages].flatMap(([path, html]) =>
    [...html.matchAll(INLINE_SCRIPT)]
      .filter(([, attributes = '']) => !DATA_BLOCK.test(attributes))
      .map(([, , body = '']) => body)
      .filter(
        (body) =>
          !contentSecurityPolicy.includes(`'sha256-${createHash('sha256').update(body).digest('base64')}'`),
      )
      .map((body) => `${path}: ${body.trim().slice(0, 60)}`),
  );
}

/** Attributes such as onclick: the policy refuses them all, so each would be a dead control. */
function handlerAttributes({ pages }: BrowserBundle): string[] {
  return [...pages].flatMap(([path, html]) => {
    const markup = html.replace(INLINE_SCRIPT, '');
    return [...markup.matchAll(/<[a-z][^<>]*?\s(on[a-z]+)=["'][^<>]*>/gi)].map(
      ([, name]) => `${path} has ${name}=`,
    );
  });
}

function loosePolicy({ contentSecurityPolicy }: BrowserBundle): string[] {
  const directive = (name: string) =>
    contentSecurityPolicy.split(';').find((part) => part.trim().startsWith(`${name} `)) ?? '';
  const scripts = directive('script-src');
  if (!scripts) return ['there is no script-src'];
  const loose = ["'unsafe-inline'", "'unsafe-eval'", ' http:', ' https:', ' *', ' data:', ' blob:'];
  return loose
    .filter((source) => scripts.includes(source))
    .map((source) => `script-src allows ${source.trim()}`);
}

function missingScripts({ pages, paths }: BrowserBundle): string[] {
  return [...pages].flatMap(([page, html]) =>
    [...html.matchAll(/(?:src|href|component-url|renderer-url)="\/([^"?#]+\.(?:js|css|woff2?))"/g)]
      .map(([, path = '']) => path)
      .filter((path) => !paths.includes(path))
      .map((path) => `${page} asks for ${path}`),
  );
}

export const BROWSER_CHECKS: readonly BrowserCheck[] = [
  { name: 'server-code', says: 'ships no server code to the browser', find: scriptsWith(SERVER_SIGNS) },
  { name: 'zod-classic', says: 'ships the small build of zod only', find: scriptsWith([ZOD_CLASSIC]) },
  { name: 'evaluation', says: 'makes no code from text', find: scriptsWith(EVALUATION) },
  { name: 'public-react', says: 'has no React on public pages', find: reactOnPublicPages },
  {
    name: 'inline-scripts',
    says: 'names every inline script by its hash in the policy',
    find: unhashedScripts,
  },
  { name: 'handler-attributes', says: 'has no event handler attributes', find: handlerAttributes },
  { name: 'loose-policy', says: 'has a script policy without loopholes', find: loosePolicy },
  { name: 'missing-files', says: 'asks for no file that was not built', find: missingScripts },
  {
    name: 'source-maps',
    says: 'publishes no source maps',
    find: ({ paths }) => paths.filter((path) => path.endsWith('.map')),
  },
];
