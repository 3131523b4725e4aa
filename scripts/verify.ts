/**
 * Lint, types and the build that the tests look at, as much of it at the same time as can be: `npm run verify`, and the first
 * stage of `npm test`. Each part says what it has to say when it ends, and one that fails keeps no other from ending.
 */
import { spawn } from 'node:child_process';

const failed: string[] = [];

/** Runs a part to its end. What it printed is shown in one piece. */
function run(name: string, command: string, ...args: string[]): Promise<boolean> {
  const begun = performance.now();
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (piece: Buffer) => said.push(piece));
    child.stderr.on('data', (piece: Buffer) => said.push(piece));
    child.on('error', (error) => said.push(Buffer.from(error.message)));
    child.on('close', (code) => {
      const isFine = code === 0;
      if (!isFine) failed.push(name);
      const seconds = ((performance.now() - begun) / 1000).toFixed(1);
      console.log(`\n── ${name}: ${isFine ? 'passed' : 'FAILED'}, ${seconds} s`);
      console.log(Buffer.concat(said).toString().trimEnd());
      resolve(isFine);
    });
  });
}

// The build also writes the types of the content, and not all at once: what reads them is checked after it.
const [isBuilt] = await Promise.all([
  run('build', 'npm', 'run', '--silent', 'build:test'),
  run('lint', 'npm', 'run', '--silent', 'lint'),
  run('types of core, db, worker and scripts', 'tsc', '-b', 'core', 'db', 'worker', 'scripts'),
]);
if (isBuilt || (await run('types of the content', 'astro', 'sync')))
  await Promise.all([
    run('types', 'tsc', '-b'),
    run('types of pages', 'npm', 'run', '--silent', 'types:pages'),
  ]);

if (failed.length > 0) console.error(`\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;
