import { describe, expect, it } from 'vitest';
import { accountApi } from './api/account.ts';
import { authApi } from './api/auth.ts';
import { brandKitApi } from './api/brand-kit.ts';
import { chatApi } from './api/chat.ts';
import { operationsApi } from './api/operations.ts';
import { profileApi } from './api/profile.ts';
import { toolsApi } from './api/tools.ts';
import { userApi } from './api/user.ts';
import { voiceApi } from './api/voice.ts';
import { API } from './api.ts';
import type { Endpoint } from './endpoint.ts';
import { ERRORS } from './errors.ts';

const endpoints = Object.entries(API) as [string, Endpoint][];

describe('the API table', () => {
  it('names each method and path once', () => {
    const names = endpoints.map(([, { method, path }]) => `${method} ${path}`);
    expect(new Set(names).size).toBe(names.length);
  });

  it('holds the endpoints of every domain, of which no two have one name', () => {
    const domains = [authApi, accountApi, userApi, chatApi, profileApi, toolsApi, brandKitApi, voiceApi];
    const names = [...domains, operationsApi].flatMap((domain) => Object.keys(domain));
    expect(names.toSorted()).toEqual(Object.keys(API).toSorted());
  });

  it('limits every path that takes or gives a credential', () => {
    const open = endpoints.filter(
      ([, { path, limit }]) => path.startsWith('/api/auth/') && limit !== 'credentials',
    );
    expect(open.map(([name]) => name)).toEqual(['currentUser', 'logout']);
  });

  it('declares a schema for every parameter of a path, and a body for no GET', () => {
    for (const [name, { method, path, params, body }] of endpoints) {
      expect(Boolean(params), name).toBe(path.includes(':'));
      if (method === 'GET') expect(body, name).toBeUndefined();
    }
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
