import { describe, expect, it } from 'vitest';
import { APP, breach, EXEMPT, isPublic, sum, weigh } from '../budgets/budget.ts';
import { madeOnce, testVisits } from '../support/browser.ts';
import { builtDocuments } from '../support/built-pages.ts';
import { signedUpInBoth } from '../support/drops-in-browser.ts';
import { type FirstLoad, firstLoad } from '../support/first-load.ts';

const PAGES = builtDocuments().filter((path) => {
  const file = `${path.slice(1)}.html`;
  return !isPublic(file) && !EXEMPT.includes(file);
});

const newVisit = testVisits();
const signedIn = madeOnce(async () => {
  const { context } = await newVisit();
  await signedUpInBoth(context);
  return context.cookies();
});

/** With a browser that knows nothing yet: whatever it keeps would not be asked for. */
async function load(path: string, isSignedIn: boolean): Promise<FirstLoad> {
  const { page, context } = await newVisit({ isFirstVisit: true });
  if (isSignedIn) await context.addCookies(await signedIn());
  return firstLoad(page, path);
}

describe.each([
  { who: 'an account', isSignedIn: true },
  { who: 'a visitor', isSignedIn: false },
])('what a page really loads for $who before anybody touches it', ({ isSignedIn }) => {
  const loads = new Map<string, FirstLoad>();
  const scripts = (path: string) => (loads.get(path)?.scripts ?? []).map(weigh);

  it.each(PAGES)('%s stays within its budget, and starts no engine', async (path) => {
    const loaded = await load(path, isSignedIn);
    loads.set(path, loaded);
    expect(breach(path, 'js', scripts(path), APP.js ?? 0) ?? '').toBe('');
    // Workers make sound and drawings: none is warmed, and nothing is fetched for one.
    expect({ workers: loaded.workers, else: loaded.else }).toEqual({ workers: [], else: [] });
    // Otherwise nothing was seen.
    expect(sum(scripts(path)), path).toBeGreaterThan(60);
  });

  it('is told', () => {
    console.table(Object.fromEntries(PAGES.map((path) => [path, Number(sum(scripts(path)).toFixed(1))])));
    expect(loads.size).toBe(PAGES.length);
  });
});
