import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';

it('the page of all tools tells how a contract is made in four steps, each with a picture', () => {
  const document = builtDocument('/tools');
  const heading = document.getElementById('contract-generator-steps');
  const steps = [...(heading?.closest('section')?.querySelectorAll('ol > li') ?? [])];
  const told = steps.map((step) => step.querySelector('h3')?.textContent);
  expect(told).toEqual(['Say what you agreed', 'Read the check', 'Send a link', 'Keep the sealed copy']);
  for (const step of steps) {
    expect(step.querySelector('p')?.textContent?.length).toBeGreaterThan(40);
    expect(step.querySelector('img')?.getAttribute('alt')).toMatch(/contract|money/i);
  }
});

it('a tool that is done in one step has none', () => {
  expect(builtDocument('/tools').querySelectorAll('.tool-steps')).toHaveLength(1);
});

it('the landing page shows the board of the gig tracker, and opens it at its full size', () => {
  const lightbox = builtDocument('/landing').querySelector('#gigs picture-lightbox');
  const opens = [...(lightbox?.querySelectorAll('a[data-opens]') ?? [])];
  expect(opens).toHaveLength(2);
  for (const link of opens) expect(link.getAttribute('href')).toMatch(/\/gig-tracker\.[\w-]+\.webp$/);
  const picture = lightbox?.querySelector('dialog img');
  expect(picture?.getAttribute('alt')).toMatch(/bookings by status on a board/);
  expect(Number(picture?.getAttribute('width'))).toBeGreaterThan(1000);
});
