import { describe, expect, it } from 'vitest';
import { parseSettings } from './env.ts';

const good = {
  DEPLOYMENT: 'local',
  PUBLIC_URL: 'http://localhost:8787',
  LIBSQL_URL: 'http://127.0.0.1:1',
  AUTH_SECRET: 'x'.repeat(32),
  SEAL_KEY: `${'x'.repeat(43)}=`,
};

describe('the settings', () => {
  it('need little, and have the product defaults for the rest', () => {
    expect(parseSettings(good)).toMatchObject({
      FREE_DAILY_GENERATIONS: 3,
      ADMIN_EMAILS: [],
      MAIL_PROVIDER: 'outbox',
      TEXT_PROVIDER: 'builtin',
      IMAGE_PROVIDER: 'builtin',
      SPEECH_PROVIDER: 'builtin',
      SPEECH_VOICES: {},
      SPEECH_DAILY_CHARACTERS: 4000,
    });
  });

  it('read lists and numbers from text', () => {
    const settings = parseSettings({
      ...good,
      ADMIN_EMAILS: ' Ann@x.example, bo@x.example ,',
      FREE_DAILY_GENERATIONS: '5',
      SPEECH_VOICES: 'trailer-deep=onyx, whisper=af_bella.v2,',
    });
    expect(settings.SPEECH_VOICES).toEqual({ 'trailer-deep': 'onyx', whisper: 'af_bella.v2' });
    expect(settings.ADMIN_EMAILS).toEqual(['ann@x.example', 'bo@x.example']);
    expect(settings.FREE_DAILY_GENERATIONS).toBe(5);
  });

  it.each([
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET'],
    [{ SEAL_KEY: undefined }, 'SEAL_KEY'],
    [{ SEAL_KEY: 'x'.repeat(42) }, 'SEAL_KEY'],
    [{ LIBSQL_URL: undefined }, 'LIBSQL_URL'],
    [{ PUBLIC_URL: 'nowhere' }, 'PUBLIC_URL'],
    [{ DEPLOYMENT: 'staging' }, 'DEPLOYMENT'],
    [{ MAIL_PROVIDER: 'pigeon' }, 'MAIL_PROVIDER'],
    [{ MAIL_PROVIDER: 'resend' }, 'RESEND_API_KEY'],
    [{ CONTACT_EMAIL: 'the desk' }, 'CONTACT_EMAIL'],
    [{ TEXT_PROVIDER: 'openai', TEXT_API_KEY: 'k' }, 'TEXT_MODEL'],
    [{ TEXT_PROVIDER: 'openai', TEXT_MODEL: 'm' }, 'TEXT_API_KEY'],
    [{ IMAGE_PROVIDER: 'workers-ai' }, 'IMAGE_MODEL'],
    [{ IMAGE_PROVIDER: 'painter' }, 'IMAGE_PROVIDER'],
    [{ TEXT_URL: 'nowhere' }, 'TEXT_URL'],
    [{ SPEECH_PROVIDER: 'flite' }, 'SPEECH_PROVIDER'],
    [{ SPEECH_PROVIDER: 'elevenlabs', SPEECH_API_KEY: 'k' }, 'SPEECH_MODEL'],
    [{ SPEECH_PROVIDER: 'elevenlabs', SPEECH_MODEL: 'm' }, 'SPEECH_API_KEY'],
    [{ SPEECH_PROVIDER: 'openai', SPEECH_MODEL: 'm' }, 'SPEECH_API_KEY'],
    [{ SPEECH_PROVIDER: 'workers-ai' }, 'SPEECH_MODEL'],
    [{ SPEECH_URL: 'nowhere' }, 'SPEECH_URL'],
    [{ SPEECH_VOICES: 'onyx' }, 'SPEECH_VOICES'],
    [{ SPEECH_VOICES: 'morgan=onyx' }, 'SPEECH_VOICES'],
    [{ SPEECH_VOICES: 'constructor=onyx' }, 'SPEECH_VOICES'],
    [{ SPEECH_VOICES: 'whisper=on yx' }, 'SPEECH_VOICES'],
    [{ SPEECH_DAILY_CHARACTERS: 'many' }, 'SPEECH_DAILY_CHARACTERS'],
    [{ FREE_DAILY_GENERATIONS: '-1' }, 'FREE_DAILY_GENERATIONS'],
    [{ FREE_DAILY_GENERATIONS: '' }, 'FREE_DAILY_GENERATIONS'],
    [{ LIBSQL_URL: 'not an address' }, 'LIBSQL_URL'],
    [{ PUBLIC_URL: 'http://localhost:8787/' }, 'PUBLIC_URL'],
    [{ PAYMENT_PROVIDER: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [{ PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'sk_1' }, 'STRIPE_WEBHOOK_SECRET'],
    [{ PAYMENT_PROVIDER: 'sandbox', DEPLOYMENT: 'production' }, 'PAYMENT_PROVIDER'],
    [{ PAYMENT_PROVIDER: 'paypal' }, 'PAYMENT_PROVIDER'],
    [{ DEPLOYMENT: 'production' }, 'PUBLIC_URL'],
    [{ DEPLOYMENT: 'production', PASSWORD_COST: 'light' }, 'PASSWORD_COST'],
  ])('with %j fail at start and name what is wrong', (change, name) => {
    expect(() => parseSettings({ ...good, ...change })).toThrow(name);
  });

  it('never show a value in that sentence', () => {
    expect(() => parseSettings({ ...good, AUTH_SECRET: 'hunter2' })).not.toThrow('hunter2');
  });
});
