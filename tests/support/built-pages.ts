import { globSync } from 'node:fs';

/** The path of every page that the build made. */
export function builtPages(): string[] {
  return globSync('**/*.html', { cwd: 'dist' })
    .map((file) => `/${file.replace(/\.html$/, '')}`)
    .sort();
}
