import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openLocalData } from './local/local-data.ts';
import { portFrom, requireFreePort } from './local/ports.ts';
import { runTogether } from './local/run-together.ts';
import { buildSite, requireSite } from './local/site-build.ts';
import { keepTidy } from './local/tidy-up.ts';
import { startWorker } from './local/worker.ts';

// npm start [-- --no-build | --site <folder>] [--data <folder>]: the whole product on this machine. PORT and DB_PORT choose other
// ports, --site a site that is built already, --data another folder than .data.

const root = join(import.meta.dirname, '..');

await runTogether(async (processes) => {
  const { values } = parseArgs({
    options: {
      'no-build': { type: 'boolean', default: false },
      site: { type: 'string' },
      data: { type: 'string', default: join(root, '.data') },
    },
  });
  const site = resolve(values.site ?? join(root, 'dist'));
  const isBuilt = values['no-build'] || values.site !== undefined;
  const dataFolder = resolve(values.data);
  const port = portFrom('PORT', 8787);
  const databasePort = portFrom('DB_PORT', 0);
  await requireFreePort(port, 'PORT');
  await requireFreePort(databasePort, 'DB_PORT');
  if (values.site !== undefined) requireSite(site, '--site');
  else if (isBuilt) requireSite(site, '--no-build');

  const publicUrl = `http://localhost:${port}`;
  const envFiles = await openLocalData(processes, { folder: dataFolder, databasePort, publicUrl });
  if (!isBuilt) await buildSite(processes, root);
  await startWorker(processes, { root, site, port, envFiles, dataFolder, logLevel: 'warn' });
  keepTidy(port);
  console.log(`Deckhand runs at ${publicUrl}`);
});
