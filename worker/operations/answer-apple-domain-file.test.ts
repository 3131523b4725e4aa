import { expect, it } from 'vitest';
import { answerAppleDomainFile } from './answer-apple-domain-file.ts';

it('is the text of the setting, and not there without one', async () => {
  const reply = answerAppleDomainFile({ APPLE_PAY_DOMAIN_FILE: '7B22\n' });
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(await reply.text()).toBe('7B22\n');
  for (const text of [undefined, ''])
    expect(() => answerAppleDomainFile({ APPLE_PAY_DOMAIN_FILE: text })).toThrow(
      expect.objectContaining({ code: 'NOT_FOUND' }),
    );
});
