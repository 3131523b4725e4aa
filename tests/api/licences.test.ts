import { expect, it } from 'vitest';
import { builtDocument } from '../support/built-document.ts';
import { Client } from '../support/client.ts';

it('the licences page names whose work speaks, and every notice on it can be read', async () => {
  expect(builtDocument('/landing').querySelector('footer a[href="/licences"]')?.textContent).toBe('Licences');
  const page = builtDocument('/licences');
  expect(page.querySelector('h1')?.textContent?.trim()).toBe('Whose work this is built on');
  const notices = [...page.querySelectorAll('main a[href]')].map((link) => link.getAttribute('href') ?? '');
  expect(notices.length).toBeGreaterThan(30);
  // The site itself is set in two of them.
  for (const own of ['/fonts/logo/licences/archivo.txt', '/fonts/ui/OFL-newsreader.txt'])
    expect(notices).toContain(own);
  const visitor = new Client();
  const texts = new Map<string, unknown>();
  // What stands elsewhere is not ours to serve.
  for (const address of new Set(notices.filter((one) => one.startsWith('/')))) {
    const reply = await visitor.get(address);
    expect([address, reply.status]).toEqual([address, 200]);
    texts.set(address, reply.body);
  }
  const textOf = (name: string) => texts.get(notices.find((one) => one.endsWith(name)) ?? '');
  expect(textOf('flite-COPYING.txt')).toContain('Carnegie Mellon University');
  expect(textOf('flite-COPYING.txt')).toContain('Changes by Deckhand');
  expect(textOf('lame-NOTICE.txt')).toContain('General Public License');
});
