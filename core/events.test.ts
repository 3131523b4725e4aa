import { describe, expect, it } from 'vitest';
import { EVENT_NAMES, EVENTS_A_BATCH } from './events.ts';
import { eventsSchema } from './events-schema.ts';

const event = { name: 'page_view', path: '/tools', at: '2026-11-21T12:00:00.000Z', props: {} };
const takes = (...events: object[]) => eventsSchema.safeParse({ events }).success;

describe('a batch of events', () => {
  it.each(EVENT_NAMES)('takes %s', (name) => {
    expect(takes({ ...event, name, props: { label: 'Logo', depth: 25, open: true, stage: null } })).toBe(
      true,
    );
  });

  it('holds 1 to 20', () => {
    expect(takes()).toBe(false);
    expect(takes(...Array(EVENTS_A_BATCH).fill(event))).toBe(true);
    expect(takes(...Array(EVENTS_A_BATCH + 1).fill(event))).toBe(false);
  });

  it.each(['/', '/tools', '/voice-drops/', '/blog/a-b_c.1', '/b%C3%BCcher', '/ü/a//b'])(
    'takes the path %s',
    (path) => {
      expect(takes({ ...event, path })).toBe(true);
    },
  );

  it.each([
    ['a name that nobody counts', { name: 'password_typed' }],
    ['a path with its query', { path: '/reset-password?token=secret' }],
    ['an address of another site', { path: 'https://example.com/' }],
    ['a path that is another site', { path: '//evil.example' }],
    ['a path of two lines', { path: '/x\n<script>' }],
    ['a path with a control character', { path: '/x\u0085' }],
    ['no instant', { at: 'yesterday' }],
    ['facts inside facts', { props: { user: { id: 'usr_1' } } }],
    ['a text without end', { props: { label: 'a'.repeat(201) } }],
    ['a fact named like code', { props: { 'a.b': 1 } }],
    ['thirteen facts', { props: Object.fromEntries([...'abcdefghijklm'].map((key) => [key, 1])) }],
  ])('refuses %s', (_, change) => {
    expect(takes({ ...event, ...change })).toBe(false);
  });
});
