import type { Page } from 'playwright-core';

interface NavigateEvent extends Event {
  destination: { url: string };
}

/** Where a press leads: the page is about to go there, and stays. For where what lies there is not the subject. */
export async function leadsTo(page: Page, press: () => Promise<unknown>): Promise<string> {
  await page.evaluate(() => {
    const { navigation } = window as unknown as { navigation: EventTarget };
    const stay = (event: Event) => {
      event.preventDefault();
      const { pathname, search } = new URL((event as NavigateEvent).destination.url);
      Object.assign(window, { ledTo: pathname + search });
    };
    Object.assign(window, { ledTo: '' });
    navigation.addEventListener('navigate', stay, { once: true });
  });
  await press();
  const led = await page.waitForFunction(() => (window as unknown as { ledTo: string }).ledTo);
  return led.jsonValue();
}
