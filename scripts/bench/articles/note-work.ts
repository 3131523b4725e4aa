/** Loaded into every Node process of a build: as it ends, it notes how long it kept the processor busy, in microseconds. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';

const folder = process.env.WORK_NOTES;
if (folder && isMainThread) {
  process.on('exit', () => {
    const { user, system } = process.cpuUsage();
    writeFileSync(join(folder, String(process.pid)), String(user + system));
  });
}
