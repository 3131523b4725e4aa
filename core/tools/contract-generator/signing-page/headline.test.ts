import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { Role } from '#core/signing/envelope.ts';
import { LYON } from '../../../../tests/support/contracts.ts';
import {
  completed,
  declined,
  type Happened,
  pageAfter,
  sent,
  signed,
  voided,
} from '../../../../tests/support/signing-pages.ts';
import { contractSchema } from '../contract-schema.ts';
import { headlineOf } from './headline.ts';
import { partsOfPage } from './page-parts.ts';
import { signingPage } from './signing-page.ts';

const said = (happened: readonly Happened[], role: Role = 'client') =>
  headlineOf(partsOfPage(pageAfter(happened, { role })));
const stateOf = (happened: readonly Happened[], role?: Role) => said(happened, role).state?.words;

/** Somebody signs for the client whose name is not the one that was asked. */
const byJean = signed('client', { name: 'Jean Roche' });

it('a version says which one it replaces; one that replaces none does not', () => {
  expect(said([sent(), sent({ version: 3 })]).lede).toContain('It is version 3, and replaces version 1.');
  expect(said([sent({ version: 3 })]).lede).not.toContain('version');
});

it('who signed with another name is told by it, on every side and in every state', () => {
  expect(stateOf([sent(), byJean])).toMatch(/^You signed as Jean Roche on /);
  expect(stateOf([sent(), byJean], 'artist')).toBe(
    'Camille Perrin has signed as Jean Roche. Your signature completes it.',
  );
  const done = [sent(), byJean, signed('artist'), completed];
  expect(stateOf(done)).toContain('You signed as Jean Roche.');
  expect(stateOf(done, 'artist')).toContain('Camille Perrin signed as Jean Roche.');
  expect(stateOf([sent(), signed('client')])).toMatch(/^You signed on /);
});

it('a contract was signed on the day of the last signature, whenever its document was made', () => {
  const late = Array<Happened>(24 * 60).fill(['client', { type: 'commented', role: 'client', words: 'Hi' }]);
  expect(stateOf([sent(), signed('client'), signed('artist'), ...late, completed])).toBe(
    'Version 1, signed on Tue 3 Nov 2026.',
  );
});

it('a new version is promised to nobody', () => {
  expect(said([sent(), voided('edited')]).lede).toContain('If they send a new version, you get a mail.');
});

it('a sentence of ours runs from left to right, and what people typed as they typed it', () => {
  const stageName = 'دي جي نوفا!';
  const contract = contractSchema.parse({ ...LYON, artist: { ...LYON.artist, stageName } });
  const read = (happened: Happened[]) =>
    parseHTML(signingPage(pageAfter(happened, { contract, role: 'artist' })).markup).document;
  const { document } = parseHTML(signingPage(pageAfter([sent()], { contract })).markup);
  const title = document.querySelector('h1');
  expect(title?.hasAttribute('dir')).toBe(false);
  expect(title?.innerHTML).toBe(`<bdi>${stageName}</bdi> plays Nuits Électriques for €2,800`);
  expect(read([sent(), declined('لا')]).querySelector('.lede')?.innerHTML).toBe('The terms: “<bdi>لا</bdi>”');
});
