import type { Page } from 'playwright-core';
import { libraryLink } from '#core/library.ts';
import { pressKitPath } from '#core/press-kit-page.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import type { Sample } from './sample-account.ts';
import type { SampleSigning } from './sample-signing.ts';

/** One picture: how to get there, and which part of the screen it is. */
export interface Shot {
  /** Of the window, in CSS pixels: screens are taken as narrow as they stay readable in a card. */
  width: number;
  path: (sample: Sample & SampleSigning) => string;
  /** Brings the screen into the state to be shown. */
  ready: (page: Page) => Promise<unknown>;
  /** The upper left corner of this is the picture's, but for a margin. */
  at: string;
  /** Left of `at` and above it, in CSS pixels. */
  margin?: { left: number; top: number };
  /** As wide as `at` where nothing is said; in CSS pixels. */
  wide?: number;
  /** 10 parts for each 16 of its width where nothing is said; in CSS pixels. */
  high?: number;
}

const openStudio = (page: Page) => page.locator('.stage[data-state]').waitFor();

async function openDrop(page: Page): Promise<void> {
  await page.getByText('Finished, drawn from the stored file').waitFor();
}

async function halfHeard(page: Page): Promise<void> {
  await openDrop(page);
  const axis = page.locator('.deck-hear').filter({ visible: true }).first();
  const box = await axis.boundingBox();
  if (box) await page.mouse.click(box.x + box.width * 0.55, box.y + box.height / 2);
}

async function openPlaces(page: Page): Promise<void> {
  await openStudio(page);
  await page.locator('.places').scrollIntoViewIfNeeded();
  await page.locator('.place-gobo img').first().waitFor();
}

async function openKit(page: Page): Promise<void> {
  await page.getByText('They show the kit as it is now.').waitFor();
  // Pages are laid out once somebody is there.
  await page.mouse.move(200, 900);
  await page.locator('.doc-page svg image').first().waitFor();
}

async function openClaims(page: Page): Promise<void> {
  await openKit(page);
  await page
    .getByRole('navigation', { name: 'Sections of the kit' })
    .getByRole('link', { name: 'Bio' })
    .click();
  await page.getByText(/\d+ proven, 1 not/).waitFor();
}

async function openContract(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 2, name: 'Check' }).waitFor();
  await page.mouse.move(200, 900);
  await page.locator('.doc-page svg').getByText('DJ Performance Agreement', { exact: true }).waitFor();
}

/** The first page, as large as the window lets it be. */
async function openContractPages(page: Page): Promise<void> {
  await openContract(page);
  await page.getByRole('button', { name: 'Full size' }).click();
  await page.locator('.doc-pages .doc-page svg').first().waitFor();
}

/** They cancel 35 days before the night, with the deposit paid. */
async function cancelContract(page: Page): Promise<void> {
  await openContract(page);
  await page.getByRole('slider', { name: 'Day of cancelling' }).press('End');
  const earlier = page.getByRole('button', { name: 'One day earlier' });
  for (let days = 0; days < 35; days++) await earlier.click();
  await page.mouse.move(0, 0);
  await page.locator('#clauses').scrollIntoViewIfNeeded();
}

/** The name is typed, and what is agreed to is ticked. */
async function openToSign(page: Page): Promise<void> {
  await page.getByRole('checkbox').check();
}

const openSigned = (page: Page) => page.getByRole('heading', { level: 1, name: /^Signed by both/ }).waitFor();

const openBoard = (page: Page) => page.getByRole('link', { name: 'Kabelwerk' }).first().waitFor();

const openGig = (page: Page) => page.getByRole('heading', { level: 1, name: 'Club Żuraw' }).waitFor();

async function openHome(page: Page): Promise<void> {
  await page.locator('.kit img').first().waitFor();
}

/** Asks Cue in a conversation of its own. */
function asked(question: string) {
  return async (page: Page): Promise<void> => {
    await page.getByRole('navigation').getByText('Cue', { exact: true }).last().click();
    const cue = page.getByRole('dialog', { name: 'Cue', exact: true });
    const answers = cue.getByRole('article', { name: 'Cue', exact: true });
    const before = await answers.count();
    await cue.getByRole('textbox').fill(question);
    await cue.getByRole('textbox').press('Enter');
    await answers.nth(before).getByRole('list', { name: 'Sources' }).waitFor();
    await cue.getByRole('textbox').blur();
  };
}

const studio = ({ logoId, conceptId }: Sample): string =>
  `${libraryLink({ type: 'logo', id: logoId })}&concept=${conceptId}`;
const drop = ({ dropId }: Sample): string => libraryLink({ type: 'voice-tag', id: dropId });
const kit = ({ kitId }: Sample): string => libraryLink({ type: 'press-kit', id: kitId });
const contractAt = (draftId: string): string => `${contractGeneratorFacts.path}?contract=${draftId}`;
const contract = ({ contractDraftId }: Sample): string => contractAt(contractDraftId);
const gigs = (): string => gigTrackerFacts.path;
const gig = ({ gigId }: Sample): string => `${gigTrackerFacts.path}?gig=${gigId}`;
const home = (): string => '/dashboard';

/** By their id in content/pictures.yaml. */
export const SHOTS: Readonly<Record<string, Shot>> = {
  'logo-concepts': {
    width: 640,
    path: studio,
    ready: openStudio,
    at: '[role=radiogroup][aria-label="Twelve concepts"]',
  },
  'logo-editor': { width: 640, path: studio, ready: openStudio, at: '.pane .looks' },
  'logo-places': { width: 1440, path: studio, ready: openPlaces, at: '.place-room', wide: 484 },
  'voice-studio': { width: 640, path: drop, ready: halfHeard, at: '.deck-head' },
  'voice-report': { width: 532, path: drop, ready: openDrop, at: '.report' },
  'press-kit-online': {
    width: 900,
    path: ({ kitSlug }) => pressKitPath(kitSlug),
    ready: (page) => page.locator('.pic img').waitFor(),
    at: '.id h1',
    margin: { left: 25, top: 36 },
    wide: 900,
  },
  'press-kit-bio': { width: 1440, path: kit, ready: openClaims, at: '.kit-open .panel' },
  'contract-page': { width: 1440, path: contract, ready: openContractPages, at: '.doc-pages .doc-page' },
  'contract-money': { width: 1440, path: contract, ready: cancelContract, at: '#money .track' },
  'contract-check': {
    ...{ width: 1440, path: ({ checkedDraftId }) => contractAt(checkedDraftId), ready: openContract },
    ...{ at: '#check', margin: { left: 16, top: 16 } },
  },
  'contract-sign': {
    ...{ width: 640, path: ({ openUrl }) => openUrl, ready: openToSign },
    ...{ at: 'form[data-sign]', margin: { left: 18, top: 0 } },
  },
  'contract-signed': {
    ...{ width: 640, path: ({ signedUrl }) => signedUrl, ready: openSigned },
    ...{ at: '.keep', margin: { left: 16, top: 16 } },
  },
  'gig-tracker': {
    ...{ width: 900, path: gigs, ready: openBoard },
    ...{ at: '.tracker', margin: { left: 16, top: 16 }, high: 620 },
  },
  'gig-tracker-narrow': {
    ...{ width: 390, path: gigs, ready: openBoard, at: '.tracker', margin: { left: 16, top: 16 }, high: 760 },
  },
  'gig-board': { width: 1100, path: gigs, ready: openBoard, at: '.board', wide: 640 },
  'gig-night': { width: 900, path: gig, ready: openGig, at: '#night' },
  'cue-answer': {
    width: 520,
    path: home,
    ready: asked('When is the balance of my fee due?'),
    at: '.cue-m[data-role=user] >> nth=-1',
    margin: { left: 520, top: 20 },
    wide: 520,
  },
  'cue-sources': {
    width: 520,
    path: home,
    ready: asked('How do I ask for a deposit?'),
    at: '.cue-from >> nth=-1',
    margin: { left: 520, top: 100 },
    wide: 520,
  },
  dashboard: { width: 1440, path: home, ready: openHome, at: '.journey', margin: { left: 16, top: 16 } },
  'dashboard-narrow': { width: 560, path: home, ready: openHome, at: '.kit', margin: { left: 16, top: 16 } },
};

/** Of the README, by their file in docs/pictures; seen by the account that signs. */
export const README_SHOTS: Readonly<Record<string, Shot>> = {
  contracts: {
    ...{ width: 1440, wide: 1440, high: 1890, at: 'body' },
    path: ({ signedId }) => libraryLink({ type: 'contract', id: signedId }),
    ready: openContract,
  },
};
