import type { Page } from 'playwright-core';

/** Ids of the sections of the landing page that are not to be seen. */
export const fadedSections = (page: Page): Promise<string[]> =>
  page
    .locator('main > section')
    .evaluateAll((sections) =>
      sections
        .filter(
          (section) =>
            section.firstElementChild && getComputedStyle(section.firstElementChild).opacity === '0',
        )
        .map(({ id }) => id),
    );
