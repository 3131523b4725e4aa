/**
 * What the gate has no time for, for people: rules that hold for all inputs, on inputs that nobody has seen yet. It draws a
 * seed and prints it; `FC_SEED=… npm test` brings a failure back.
 */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';

const ROUNDS = 20;
const seed = Math.floor(Math.random() * 2 ** 31);

function vitest(args: readonly string[], env: Record<string, string> = {}): boolean {
  const { status } = spawnSync('vitest', ['run', ...args], {
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  return status === 0;
}

const properties = globSync('{core,db,worker,site,scripts}/**/*.test.{ts,tsx}').filter((path) =>
  /\bfc\.(assert|sample)\(/.test(readFileSync(path, 'utf8')),
);

if (spawnSync('npm', ['run', 'build:test'], { stdio: 'inherit' }).status !== 0) process.exit(1);
console.log(`FC_SEED=${seed}, ${properties.length} files, ${ROUNDS} rounds`);
const failed: string[] = [];
for (let round = 0; round < ROUNDS; round += 1) {
  const env = { FC_SEED: String(seed + round) };
  if (!vitest(['--project', 'core', '--project', 'unit', '--project', 'mocks', ...properties], env))
    failed.push(`FC_SEED=${env.FC_SEED}, unit tests`);
  if (!vitest(['--project', 'api', 'tests/api/hostile.test.ts'], env))
    failed.push(`FC_SEED=${env.FC_SEED}, requests`);
}
const sampled = globSync('core/**/*.test.ts').filter((path) => /\boneOf\(/.test(readFileSync(path, 'utf8')));
if (!vitest(['--project', 'core', ...sampled], { FC_SEED: String(seed), EVERY_CASE: '1' }))
  failed.push(`FC_SEED=${seed} EVERY_CASE=1, every case of what the gate samples`);
if (!vitest(['--project', 'browser', 'tests/e2e/voice-matrix.test.ts'], { VOICE_MATRIX: 'whole' }))
  failed.push('voice matrix');

console.log(failed.length === 0 ? 'Nothing failed' : `Failed:\n  ${failed.join('\n  ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
