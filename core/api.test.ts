import { describe, expect, it } from 'vitest';
import { MAX_GIG_FILE_BYTES } from '#core/gigs/gig.ts';
import { API } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { ERRORS } from './errors.ts';
import { MAX_MEDIA_BYTES } from './media.ts';
import { LARGEST_TOOL_FILE, type Tool } from './tools/define-tool.ts';
import { TOOLS } from './tools/index.ts';
import { LARGEST_TAKE_BYTES } from './voice.ts';

const endpoints = Object.entries(API) as [string, Endpoint][];

describe('the API table', () => {
  it('names each method and path once', () => {
    const names = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('limits every path that takes or gives a credential', () => {
    const open = endpoints.filter(
      ([, { path, limit }]) => path.startsWith('/api/auth/') && limit !== 'credentials',
    );
    expect(open.map(([name]) => name).toSorted()).toEqual(['currentUser', 'logout']);
  });

  it('limits the export, which reads all that an account has', () => {
    expect(API.exportAccount.limit).toBe('exports');
  });

  it('declares a schema for every parameter of a path, and a body for no GET', () => {
    for (const [name, { method, path, params, body }] of endpoints) {
      expect(Boolean(params), name).toBe(path.includes(':'));
      if (method === 'GET') expect(body, name).toBeUndefined();
    }
  });
});

describe('the largest file', () => {
  it('is said by every row that takes one', () => {
    const sizes = endpoints.flatMap(([name, row]) => (row.body === 'file' ? [[name, row.maxBytes]] : []));
    expect(Object.fromEntries(sizes)).toEqual({
      uploadMedia: MAX_MEDIA_BYTES,
      uploadTake: LARGEST_TAKE_BYTES,
      billingWebhook: 512 * 1024,
      uploadGenerationFile: LARGEST_TOOL_FILE,
      addGigFile: MAX_GIG_FILE_BYTES,
    });
  });

  it.each(Object.values<Tool>(TOOLS))('of $id is one that its endpoint takes', (tool) => {
    for (const { maxBytes } of tool.made === 'device' ? Object.values(tool.files) : [])
      expect(maxBytes).toBeLessThanOrEqual(API.uploadGenerationFile.maxBytes);
  });
});

describe('the error table (spec §8)', () => {
  it.each([
    ['UNAUTHORIZED', 401, 'Please sign in to continue'],
    ['PRO_REQUIRED', 402, 'Pro trial required for this feature'],
    ['DAILY_LIMIT', 429, 'Daily generation limit reached'],
  ] as const)('%s is %d and reads %s', (code, status, message) => {
    expect(ERRORS[code]).toEqual({ status, message });
  });

  it('has the words by which the spec knows too few credits', () => {
    expect(ERRORS.INSUFFICIENT_CREDITS.message).toContain('Insufficient credits');
  });
});
