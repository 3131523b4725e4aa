import { readFileSync, writeFileSync } from 'node:fs';

// npm run lockfile: after `npm install` behind a registry mirror that lacks packages of other platforms, npm leaves
// them out of the lockfile and `npm ci` then refuses it. This puts them back by name and version; a machine of that
// platform installs them, any other skips them.

interface Locked {
  version?: string;
  optional?: boolean;
  dev?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const OS: Record<string, string> = {
  android: 'android',
  darwin: 'darwin',
  freebsd: 'freebsd',
  linux: 'linux',
  openharmony: 'openharmony',
  win32: 'win32',
  windows: 'win32',
};
const CPU: Record<string, string> = {
  '64': 'x64',
  arm: 'arm',
  arm64: 'arm64',
  ia32: 'ia32',
  wasm32: 'wasm32',
  x64: 'x64',
};

/** The platform that the last words of a package's name tell: `…-linux-arm64-musl`. */
function platformOf(name: string): Pick<Locked, 'os' | 'cpu' | 'libc'> {
  const words = name.split(/[/-]/);
  const os = words.flatMap((word) => OS[word] ?? []);
  const cpu = words.flatMap((word) => CPU[word] ?? []);
  const libc = words.includes('musl')
    ? ['musl']
    : words.includes('gnu') && os.includes('linux')
      ? ['glibc']
      : [];
  return { ...(cpu.length && { cpu }), ...(libc.length && { libc }), ...(os.length && { os }) };
}

const path = new URL('../package-lock.json', import.meta.url);
const lock = JSON.parse(readFileSync(path, 'utf8')) as { packages: Record<string, Locked> };
const added: string[] = [];
for (const owner of Object.values(lock.packages)) {
  for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
    const place = `node_modules/${name}`;
    const platform = platformOf(name);
    if (lock.packages[place] || !/^\d/.test(version) || !(platform.cpu || platform.os)) continue;
    lock.packages[place] = { version, ...platform, ...(owner.dev && { dev: true }), optional: true };
    added.push(`${name}@${version}`);
  }
}
lock.packages = Object.fromEntries(Object.entries(lock.packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
console.log(added.length > 0 ? `Added ${added.join(', ')}` : 'The lockfile is complete.');
