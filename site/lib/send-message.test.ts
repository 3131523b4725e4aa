import { describe, expect, it } from 'vitest';
import { clockAfter, outcomeOf } from './send-message.ts';

const now = new Date(2026, 10, 22, 14, 31, 30);
const reply = (status: number, headers = {}) => new Response(null, { status, headers });

describe('what became of a message', () => {
  it('is the fields that need another look, where the server names any', () => {
    const fields = [{ path: 'email', reason: 'Enter an e-mail address' }];
    expect(outcomeOf({ message: 'Some fields', fields }, reply(422), now)).toEqual({ fields });
  });

  it('is the time of the next try, where there were too many', () => {
    const outcome = outcomeOf({ message: 'Too many' }, reply(429, { 'retry-after': '60' }), now);
    expect(outcome).toEqual({
      problem: 'Too many messages came from your network. Try again at 14:33; what you typed is kept.',
    });
  });

  it("is the server's own sentence otherwise", () => {
    const outcome = outcomeOf({ message: 'Your message could not be sent on' }, reply(502), now);
    expect(outcome).toEqual({ problem: 'Your message could not be sent on. Try again in a moment.' });
  });

  it('is one of ours where what answered is not our server', () => {
    expect(outcomeOf(undefined, reply(503), now)).toEqual({
      problem: 'Something went wrong on our side. What you typed is kept; try again in a moment.',
    });
  });
});

it('a time to try again is a whole minute, and never too early', () => {
  expect(clockAfter(30, now)).toBe('14:32');
  expect(clockAfter(31, now)).toBe('14:33');
});
