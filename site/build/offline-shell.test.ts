import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { filesOfPage, importsOf, withShell } from './offline-shell.ts';

const WORKER = readFileSync(new URL('../public/sw.js', import.meta.url), 'utf8');

it('finds what a page needs to look like itself, once each, and nothing that it only links to', () => {
  const html = `
    <link rel="preload" href="/fonts/ui/archivo.woff2" as="font"><link rel="canonical" href="https://deckhand.example/x">
    <link rel="stylesheet" href="/_astro/page.css"><link rel="stylesheet" href="/_astro/page.css">
    <link rel="icon" href="/favicon.svg"><script type="module" src="/_astro/page.js"></script><a href="/tools">Tools</a>`;
  expect(filesOfPage(html)).toEqual([
    '/_astro/page.css',
    '/_astro/page.js',
    '/favicon.svg',
    '/fonts/ui/archivo.woff2',
  ]);
});

it('finds what a script imports, and not what it imports later', () => {
  expect(
    importsOf('import{a}from"./near.js";import"./effect.js";const late=()=>import("./late.js")'),
  ).toEqual(['/_astro/near.js', '/_astro/effect.js']);
});

it('writes the build and the files into the service worker', () => {
  const written = withShell(WORKER, 'abc123', ['/_astro/page.css']);
  expect(written).toContain("const BUILD = 'abc123';");
  expect(written).toContain('const SHELL_FILES = ["/offline","/_astro/page.css"];');
  expect(() => withShell('self.skipWaiting()', 'abc123', [])).toThrow('no place');
});
