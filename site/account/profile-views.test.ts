import { expect, it } from 'vitest';
import { PROFILE_VIEW_IDS, PROFILE_VIEWS, viewAt } from './profile-views.ts';

it.each(PROFILE_VIEW_IDS)('#%s opens its own view, and so does each panel in it', (id) => {
  expect(viewAt(`#${id}`)).toBe(id);
  for (const panel of PROFILE_VIEWS[id].panels) expect(viewAt(`#${panel}`)).toBe(id);
});

it.each(['', '#', '#nothing', '#__proto__'])('%j opens the first view', (hash) => {
  expect(viewAt(hash)).toBe('artist');
});
