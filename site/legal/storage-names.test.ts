import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REMEMBER_COOKIE, SESSION_COOKIE } from '#core/session-cookie.ts';

const privacy = readFileSync('content/legal/privacy.md', 'utf8');
const listed = new Set([...privacy.matchAll(/`([^`]+)`/g)].map(([, name]) => name));

const KEY = /\b(?:\w*(?:KEY|PLACE|FLAG)|SPEAKS|place)\b ?[=:] ?['`]([^'`]+)['`]/g;
const CACHE = /\bconst (?:SHELL|PAGES|FILES|SPEECH) = ['`]([^'`$]+)/g;
/** The tools whose screens keep what is being made. */
const STUDIOS = ['logo-generator', 'voice-tag'];
const OF_A_TOOL = /\$\{tool\}/;

/** Names under which the site's code keeps something in a browser. */
function namesIn(text: string): string[] {
  if (!/\b(localStorage|sessionStorage|tabMemory|TabMemory|caches\.open)\b|theme\.js/.test(text)) return [];
  const keys = [...text.matchAll(KEY)].map(([, name = '']) => name);
  const caches = [...text.matchAll(CACHE)].map(([, name = '']) => name.replace(/-$/, ''));
  return [...keys, ...caches].flatMap((name) => {
    if (OF_A_TOOL.test(name)) return STUDIOS.map((tool) => name.replace(OF_A_TOOL, tool));
    // What belongs to one account bears its id.
    return name.replace(/:\$\{userId\}$/, '');
  });
}

const files = globSync('site/**/*.{ts,tsx,js}').filter((path) => !/test|styleguide/.test(path));
const names = files.flatMap((path) => namesIn(readFileSync(path, 'utf8')));

describe('the table of cookies and storage', () => {
  it('is compared with what is really written', () => {
    expect(names).toEqual(
      expect.arrayContaining([
        ...['theme', 'deckhand.signed-in', 'deckhand.kept', 'draft:contact', 'draft:voice-tag'],
        ...['chat-draft', 'deckhand.tour-step', 'deckhand-speech', 'recipes:voice-tag'],
      ]),
    );
  });

  it.each([...new Set([SESSION_COOKIE, REMEMBER_COOKIE, ...names])])('names %s', (name) => {
    expect(listed).toContain(name);
  });
});
