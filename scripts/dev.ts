import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { openLocalData } from './local/local-data.ts';
import { portFrom, requireFreePort } from './local/ports.ts';
import { runTogether } from './local/run-together.ts';
import { keepTidy } from './local/tidy-up.ts';
import { startWorker } from './local/worker.ts';

// npm run dev: the data of npm start, the pages from their sources, and both sides reloading as files change.

const root = join(import.meta.dirname, '..');
const dataFolder = join(root, '.data');

await runTogether(async (processes) => {
  const workerPort = portFrom('PORT', 8787);
  const sitePort = portFrom('SITE_PORT', 4321);
  const databasePort = portFrom('DB_PORT', 0);
  await requireFreePort(workerPort, 'PORT');
  await requireFreePort(sitePort, 'SITE_PORT');
  await requireFreePort(databasePort, 'DB_PORT');

  // The browser talks to the site's port, which passes /api on: that is the address the Worker goes by.
  const publicUrl = `http://localhost:${sitePort}`;
  const envFiles = await openLocalData(processes, { folder: dataFolder, databasePort, publicUrl });
  const site = join(root, 'dist');
  mkdirSync(site, { recursive: true }); // wrangler wants the folder of the assets, empty or not.
  await startWorker(processes, { root, site, port: workerPort, envFiles, dataFolder, logLevel: 'log' });
  keepTidy(workerPort);
  const logoFonts = join(root, 'scripts/logo-fonts.ts');
  await processes.run({ name: 'Copying the typefaces', command: [process.execPath, logoFonts] });
  const speechFiles = join(root, 'scripts/speech-files.ts');
  await processes.run({ name: 'Splitting the speech engine', command: [process.execPath, speechFiles] });
  processes.start({
    name: 'The site',
    command: [join(root, 'node_modules/astro/bin/astro.mjs'), 'dev', '--root', root, '--port', `${sitePort}`],
    env: {
      ASTRO_TELEMETRY_DISABLED: '1',
      PUBLIC_URL: publicUrl,
      WORKER_URL: `http://127.0.0.1:${workerPort}`,
    },
  });
});
