import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { openLocalData } from './local/local-data.ts';
import { portFrom, requireFreePort } from './local/ports.ts';
import { runTogether } from './local/run-together.ts';
import { buildSite, requireSite } from './local/site-build.ts';
import { keepTidy } from './local/tidy-up.ts';
import { startWorker } from './local/worker.ts';

// npm start [-- --no-build]: the whole product on this machine. PORT and DB_PORT choose other ports.

const root = join(import.meta.dirname, '..');
const dataFolder = join(root, '.data');

await runTogether(async (processes) => {
  const { values } = parseArgs({ options: { 'no-build': { type: 'boolean', default: false } } });
  const port = portFrom('PORT', 8787);
  const databasePort = portFrom('DB_PORT', 0);
  await requireFreePort(port, 'PORT');
  await requireFreePort(databasePort, 'DB_PORT');
  if (values['no-build']) requireSite(root);

  const publicUrl = `http://localhost:${port}`;
  const envFiles = await openLocalData(processes, { folder: dataFolder, databasePort, publicUrl });
  if (!values['no-build']) await buildSite(processes, root);
  await startWorker(processes, { root, port, envFiles, dataFolder, logLevel: 'warn' });
  keepTidy(port);
  console.log(`Deckhand runs at ${publicUrl}`);
});
