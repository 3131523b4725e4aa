import { describe, expect, it } from 'vitest';
import { Client, errorOf, PASSWORD, signedUp } from '../support/client.ts';

describe('logging out', () => {
  it('ends the session on the server and in the browser', async () => {
    const client = await signedUp();
    const cookie = client.cookies;
    expect((await client.post('/api/auth/logout')).status).toBe(200);
    expect(client.cookies).toBe('');
    expect((await new Client().get('/api/auth/user', { cookie })).status).toBe(401);
  });

  it('is no error for a visitor', async () => {
    expect((await new Client().post('/api/auth/logout')).body).toEqual({ ok: true });
  });
});

describe('a session', () => {
  it('is not opened by a cookie that somebody else signed', async () => {
    const client = await signedUp();
    const forged = client.cookies.replace(/\.[^.]+$/, '.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA%3D');
    expect((await new Client().get('/api/auth/user', { cookie: forged })).status).toBe(401);
    expect((await new Client().get('/api/auth/user', { cookie: 'deckhand.session_token=%' })).status).toBe(
      401,
    );
  });

  it('is listed, and ends at once when it is revoked', async () => {
    const first = await signedUp();
    const second = new Client();
    await second.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD });
    type Listed = { sessions: { id: string; current: boolean }[] };
    const { body } = await first.get<Listed>('/api/account/sessions');
    expect(body.sessions).toHaveLength(2);
    const other = body.sessions.find(({ current }) => !current);
    expect((await first.send('DELETE', `/api/account/sessions/${other?.id}`)).status).toBe(200);
    expect((await second.get('/api/auth/user')).status).toBe(401);
    expect((await first.get('/api/auth/user')).status).toBe(200);
  });

  it('cannot be revoked by another account', async () => {
    const [owner, other] = [await signedUp(), await signedUp()];
    const { body } = await owner.get<{ sessions: { id: string }[] }>('/api/account/sessions');
    expect((await other.send('DELETE', `/api/account/sessions/${body.sessions[0]?.id}`)).status).toBe(404);
    expect((await owner.get('/api/auth/user')).status).toBe(200);
  });

  it('that is not to be remembered ends with its day, however often it is used', async () => {
    const { email } = await signedUp();
    const client = new Client();
    const reply = await client.post('/api/auth/sign-in/email', {
      email,
      password: PASSWORD,
      rememberMe: false,
    });
    expect(
      reply.headers.getSetCookie().find((line) => line.startsWith('deckhand.session_token')),
    ).not.toMatch(/max-age|expires/i);
    const used = await client.get('/api/auth/user');
    expect(used.headers.getSetCookie()).toEqual([]);
    const { sessions } = (
      await client.get<{ sessions: { current: boolean; expiresAt: string }[] }>('/api/account/sessions')
    ).body;
    const end = Date.parse(sessions.find(({ current }) => current)?.expiresAt ?? '');
    expect(end - Date.now()).toBeLessThanOrEqual(24 * 60 * 60 * 1000);
  });

  it('stays when all others are ended', async () => {
    const first = await signedUp();
    const second = new Client();
    await second.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD });
    await first.send('DELETE', '/api/account/sessions');
    expect((await second.get('/api/auth/user')).status).toBe(401);
    expect((await first.get('/api/auth/user')).status).toBe(200);
  });
});

describe('the password of an account', () => {
  it('changes with the present one, and all other sessions end', async () => {
    const first = await signedUp();
    const second = new Client();
    await second.post('/api/auth/sign-in/email', { email: first.email, password: PASSWORD });
    const newPassword = 'a new four on the floor';
    const wrong = await first.post('/api/auth/change-password', {
      currentPassword: 'not it at all',
      newPassword,
    });
    expect(wrong.status).toBe(422);
    expect(errorOf(wrong).fields?.[0]?.path).toBe('currentPassword');
    expect(
      (await first.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword })).status,
    ).toBe(200);
    expect((await first.get('/api/auth/user')).status).toBe(200);
    expect((await second.get('/api/auth/user')).status).toBe(401);
  });
});
