import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { violations } from '../support/axe.ts';
import { expectQuiet, testVisits } from '../support/browser.ts';
import { drawLogo, nextPicture, studio } from '../support/logo-in-browser.ts';
import { signUpInBrowser } from '../support/sign-up-in-browser.ts';
import { step } from '../support/step.ts';

const newVisit = testVisits();

/** Drawings come late, as on a slow machine: what is on the stage meanwhile is what was there before. */
const withSlowDesigner = (page: Page) =>
  page.addInitScript(() => {
    const listen = Worker.prototype.addEventListener;
    Worker.prototype.addEventListener = function (this: Worker, type: string, hear: EventListener) {
      listen.call(this, type, type === 'message' ? (event: Event) => setTimeout(hear, 200, event) : hear);
    } as typeof listen;
  });

async function openedLogo({ isSlow = false } = {}) {
  const visitor = await newVisit();
  await signUpInBrowser(visitor.context);
  const { id } = await drawLogo(visitor.context);
  if (isSlow) await withSlowDesigner(visitor.page);
  const at = studio(visitor.page);
  await at.open(id);
  return { ...visitor, at, id, shown: () => at.picture.getAttribute('src') };
}

/** Draws a slider by hand, over several places. */
async function drawSlider(page: Page, name: string): Promise<void> {
  const slider = page.getByRole('slider', { name });
  await slider.scrollIntoViewIfNeeded();
  const box = await slider.boundingBox();
  if (!box) throw new Error('No slider');
  const y = box.y + box.height / 2;
  await page.mouse.move(box.x + 40, y);
  await page.mouse.down();
  for (const x of [80, 120, 160, 200]) await page.mouse.move(box.x + x, y);
  await page.mouse.up();
}

it('a concept is changed on stage, and every change can be taken back', async () => {
  const { page, errors, at, shown } = await openedLogo({ isSlow: true });
  const name = at.pane.getByLabel('Artist name');

  await step(
    'a slider is one step however far it is drawn, and each concept has steps of its own',
    async () => {
      await at.tab('Type');
      const before = await shown();
      await drawSlider(page, 'Tracking');
      await nextPicture(at.picture, before);
      await at.concepts.nth(1).click();
      await expect.poll(() => at.undo.getAttribute('aria-disabled')).toBe('true');
      await at.concepts.nth(0).click();
      await at.undo.click();
      await expect.poll(shown).toBe(before);
      await expect.poll(() => page.getByRole('slider', { name: 'Tracking' }).inputValue()).toBe('0');
      await expect.poll(() => at.undo.getAttribute('aria-disabled')).toBe('true');
    },
  );

  await step(
    'kind, effect, face, colour and words change the picture on stage, and every step can be taken back',
    async () => {
      const pictures = [(await shown()) ?? ''];
      const change = async (what: () => Promise<void>) => {
        await what();
        pictures.push(await nextPicture(at.picture, pictures.at(-1) ?? null));
      };
      await at.tab('Layout');
      await change(() => page.getByRole('radio', { name: 'Sliced wordmark' }).last().click());
      await at.tab('Effect');
      await change(() => page.getByRole('slider', { name: 'Angle' }).press('Home'));
      await at.tab('Type');
      await page.getByRole('searchbox', { name: 'Search typefaces' }).fill('narrow');
      await change(() => page.getByRole('radio', { name: 'Bebas Neue' }).click());
      await at.tab('Colour');
      await change(() => page.getByRole('radio', { name: 'Cobalt' }).click());
      await at.tab('Text');
      await change(() => name.fill('NOVA SKY'));
      expect(new Set(pictures).size).toBe(6);

      await page.getByRole('heading', { name: /^\d+ · / }).click();
      await page.locator('body').press('Control+z');
      await nextPicture(at.picture, pictures[5] ?? null);
      await expect.poll(() => name.inputValue()).toBe('DJ NOVA');
      for (let change = 0; change < 4; change++) await at.undo.click();
      await expect.poll(shown).toBe(pictures[0]);
      await expect.poll(() => at.undo.getAttribute('aria-disabled')).toBe('true');
      await page.locator('body').press('Control+Shift+Z');
      await page.locator('body').press('Control+y');
      await expect.poll(shown).toBe(pictures[2]);
      await expect.poll(() => at.saveState.textContent()).toMatch(/^Not saved/);
      for (let change = 0; change < 2; change++) await at.undo.click();
      await expect.poll(shown).toBe(pictures[0]);
    },
  );

  await step('a field that is written into keeps its own undo', async () => {
    await name.focus();
    await page.keyboard.press('End');
    await page.keyboard.type(' LIVE');
    await expect.poll(() => at.undo.getAttribute('aria-disabled')).toBeNull();
    await expect.poll(() => at.stage.getAttribute('data-state')).toBe('ready');
    const before = await shown();
    await page.keyboard.press('Control+z');
    await nextPicture(at.picture, before);
    await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true);
    await expect.poll(() => name.inputValue()).not.toBe('DJ NOVA LIVE');
  });

  await step('colour ways and lockups are looked at on stage, and leave as files', async () => {
    await page.getByRole('button', { name: 'Back to the drawing' }).click();
    await expect.poll(() => at.saveState.textContent()).toBe('Saved');
    const whole = await shown();
    await page.getByRole('radio', { name: /^White: / }).click();
    const fills = async () => [...decodeURIComponent((await shown()) ?? '').matchAll(/fill="(#\w+)"/g)];
    await expect.poll(async () => [...new Set((await fills()).map(([, fill]) => fill))]).toEqual(['#FFFFFF']);
    const white = await nextPicture(at.picture, whole);
    await page.getByRole('radio', { name: /^Symbol: / }).click();
    await nextPicture(at.picture, white);
    for (const kind of ['SVG', 'PNG']) {
      const download = page.waitForEvent('download');
      await at.pane.getByRole('button', { name: kind, exact: true }).click();
      expect((await download).suggestedFilename()).toMatch(
        new RegExp(`^dj-nova-.*symbol-white.*\\.${kind.toLowerCase()}$`),
      );
    }
    expectQuiet(errors);
  });
});

it('a concept is found again as it was left', async () => {
  const { page, context, at, id } = await openedLogo();

  await step('no tab and no dialog of the editor breaks a rule of accessibility', async () => {
    expect(await violations(page)).toEqual([]);
    for (const tab of ['Effect', 'Type', 'Colour', 'Layout', 'Text']) {
      await at.tab(tab);
      expect(await violations(page, '.pane'), tab).toEqual([]);
    }
    for (const [button, heading] of [
      ['Versions', 'Versions'],
      ['Compare', 'Compare two'],
    ] as const) {
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.click();
      await page.getByRole('heading', { name: heading }).waitFor();
      expect(await violations(page), heading).toEqual([]);
      await page.keyboard.press('Escape');
      await expect.poll(() => opener.evaluate((one) => one === document.activeElement)).toBe(true);
    }
  });

  await step('the address names the concept on stage', async () => {
    await at.concepts.nth(4).click();
    await page.waitForURL(/concept=concept-05/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy link to this concept' }).click();
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });

  await step(
    'what is not saved outlives a reload, with its steps and with what cannot be drawn',
    async () => {
      await at.tab('Colour');
      await page.getByRole('radio', { name: 'Cobalt' }).click();
      await at.tab('Text');
      const name = at.pane.getByLabel('Artist name');
      await name.fill('NOVA 🎧');
      await expect.poll(() => name.getAttribute('aria-invalid')).toBe('true');
      await expect.poll(() => at.pane.locator('.field[data-invalid]').textContent()).toContain('🎧');
      const asked = new Promise<string>((resolve) => {
        page.once('dialog', (dialog) => {
          resolve(dialog.type());
          void dialog.accept();
        });
      });
      await page.reload();
      expect(await asked).toBe('beforeunload');
      await page.getByRole('heading', { name: /^5 · / }).waitFor();
      await at.tab('Text');
      await expect.poll(() => name.inputValue()).toBe('NOVA 🎧');
      await expect.poll(() => at.concepts.nth(4).textContent()).toContain('Not saved');
      await at.undo.click();
      await expect.poll(() => name.inputValue()).toBe('DJ NOVA');
      await expect.poll(() => at.saveState.textContent()).toBe('Saved');
    },
  );

  await step('another address leads to another concept', async () => {
    await at.open(id, 'concept-09');
    await page.getByRole('heading', { name: /^9 · / }).waitFor();
  });
});
