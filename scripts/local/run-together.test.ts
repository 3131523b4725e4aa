import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'deckhand-together-'));
const script = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return JSON.stringify(join(folder, name));
};
let owner: string;

/** An owner of two processes: one ends when it is asked, one ignores that, and both have started another process. */
beforeAll(() => {
  const part = (name: string, first: string) =>
    script(
      name,
      `import { spawn } from 'node:child_process';
      ${first}
      const grandchild = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' });
      grandchild.once('spawn', () => console.log('ready'));`,
    );
  const polite = part('polite.mjs', '');
  const mulish = part('mulish.mjs', "process.on('SIGTERM', () => {}); setInterval(() => {}, 1000);");
  const quick = script('quick.mjs', 'setTimeout(() => process.exit(7), 500);');
  owner = JSON.parse(
    script(
      'owner.ts',
      `import { runTogether } from ${JSON.stringify(join(import.meta.dirname, 'run-together.ts'))};
      await runTogether(async (processes) => {
        processes.start({ name: 'The first part', command: [process.argv[2] === 'mulish' ? ${mulish} : ${polite}] });
        processes.start({ name: 'The second part', command: [process.argv[2] === 'quick' ? ${quick} : ${polite}] });
      });`,
    ),
  );
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Resolves once `parts` of them run. `closed` waits until nobody has the output open, so until none is left. */
async function run(kind: string, parts: number) {
  const child = spawn(process.execPath, [owner, kind], { stdio: ['ignore', 'pipe', 'pipe'] });
  const closed = once(child, 'close');
  let text = '';
  const errors = child.stderr.toArray();
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    text += chunk;
    if (text.split('ready').length > parts) break;
  }
  child.stdout.resume();
  return { child, closed, errors: async () => Buffer.concat(await errors).toString() };
}

describe('runTogether', { timeout: 30_000 }, () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'stops everything at one %s with exit code 0',
    async (signal) => {
      const { child, closed, errors } = await run('polite', 2);
      child.kill(signal);
      expect(await closed).toEqual([0, null]);
      expect(await errors()).toBe('');
    },
  );

  it('kills a part that does not stop when it is asked', async () => {
    const { child, closed } = await run('mulish', 2);
    child.kill('SIGINT');
    expect(await closed).toEqual([0, null]);
  });

  it('stops everything with a sentence and exit code 1 when a part ends', async () => {
    const { closed, errors } = await run('quick', 1);
    expect(await closed).toEqual([1, null]);
    expect(await errors()).toBe('The second part ended unexpectedly (code 7).\n');
  });

  it('leaves nothing behind even when it is killed itself', async () => {
    const { child, closed } = await run('polite', 2);
    child.kill('SIGKILL');
    expect(await closed).toEqual([null, 'SIGKILL']);
  });
});
