import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REMEMBER_COOKIE, SESSION_COOKIE } from '#core/session-cookie.ts';

const privacy = readFileSync('content/legal/privacy.md', 'utf8');
const listed = new Set([...privacy.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

const KEY = /\b(?:\w*(?:KEY|PLACE|FLAG)|SPEAKS|place)\b ?[=:] ?['`]([^'`]+)['`]/g;
const CACHE = /\bconst (?:SHELL|PAGES|FILES|SPEECH|TRACKER) = ['`]([^'`$]+)/g;
/** The tools whose screens keep what is being made, and those that write documents. */
const STUDIOS = ['logo-generator', 'voice-tag'];
const DOCUMENTS = ['press-kit', 'contract-generator'];
const OF_A_TOOL = /\$\{tool\}/;

/** Tools for which a file of their shell keeps something. */
function toolsOf(path: string): string[] {
  if (path.startsWith('site/tools/shell/document/')) return DOCUMENTS;
  return path.endsWith('/run-key.ts') ? [...STUDIOS, ...DOCUMENTS] : STUDIOS;
}

/** Names under which the site's code keeps something in a browser. */
function namesIn(path: string, text: string): string[] {
  // Keys that a function is handed name their storage themselves.
  if (
    !/\bkeepFields\(|\b(localStorage|sessionStorage|tabMemory|TabMemory|caches\.open)\b|theme\.js/.test(text)
  )
    return [];
  const keys = [...text.matchAll(KEY)].map(([, name = '']) => name);
  const caches = [...text.matchAll(CACHE)].map(([, name = '']) => name.replace(/-$/, ''));
  return [...keys, ...caches].flatMap((name) => {
    if (OF_A_TOOL.test(name)) return toolsOf(path).map((tool) => name.replace(OF_A_TOOL, tool));
    // What belongs to one account bears its id.
    return name.replace(/:\$\{userId\}$/, '');
  });
}

const files = globSync('site/**/*.{ts,tsx,js}').filter((path) => !/test|styleguide/.test(path));
const names = files.flatMap((path) => namesIn(path, readFileSync(path, 'utf8')));

describe('the table of cookies and storage', () => {
  it('is compared with what is really written', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...['theme', 'deckhand.signed-in', 'deckhand.kept', 'draft:contact', 'draft:voice-tag'],
        ...['chat-draft', 'deckhand.tour-step', 'deckhand-speech', 'recipes:voice-tag'],
        ...['draft:signing:signature', 'draft:signing:ink', 'draft:signing:proposal'],
        ...['press-kit-draft', 'contract-generator-draft', 'run-key:press-kit'],
      ]),
    );
  });

  it.each([...new Set([SESSION_COOKIE, REMEMBER_COOKIE, ...names])])('names %s', (name) => {
    expect(listed).toContain(name);
  });
});
