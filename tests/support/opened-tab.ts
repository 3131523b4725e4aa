import type { BrowserContext } from 'playwright-core';
import { within } from './within.ts';

interface Target {
  targetId: string;
  type: string;
  url: string;
}

export interface OpenedTab {
  path: string;
  close(): Promise<unknown>;
}

/**
 * The tab that a press opens beside the page, once it leads somewhere. The browser is asked: Playwright now and then never hears
 * of a tab that has no opener.
 */
export async function openedTab(context: BrowserContext, press: () => Promise<unknown>): Promise<OpenedTab> {
  const session = await context.browser()?.newBrowserCDPSession();
  if (!session) throw new Error('No browser');
  const { targetInfos } = await session.send('Target.getTargets');
  const before = new Set(targetInfos.map(({ targetId }) => targetId));
  const opened = new Promise<Target>((resolve) => {
    const look = ({ targetInfo }: { targetInfo: Target }) => {
      const isNew = targetInfo.type === 'page' && !before.has(targetInfo.targetId);
      if (isNew && targetInfo.url.startsWith('http')) resolve(targetInfo);
    };
    session.on('Target.targetCreated', look);
    session.on('Target.targetInfoChanged', look);
  });
  await session.send('Target.setDiscoverTargets', { discover: true });
  await press();
  const { targetId, url } = await within(15_000, 'A new tab', opened);
  return {
    path: new URL(url).pathname,
    async close() {
      await session.send('Target.closeTarget', { targetId });
      await session.detach();
    },
  };
}
