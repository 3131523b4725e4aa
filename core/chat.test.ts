import { describe, expect, it } from 'vitest';
import { HISTORY_PAGE, isSendable, LONGEST_MESSAGE } from './chat.ts';
import { chatBodySchema } from './chat-schema.ts';

describe('a message', () => {
  it.each([
    ['', false],
    [' \n\t\u00a0\u3000 ', false],
    ['?', true],
    ['x'.repeat(LONGEST_MESSAGE), true],
    ['x'.repeat(LONGEST_MESSAGE + 1), false],
  ])('of %j can be sent: %j, on the page as on the server', (message, can) => {
    expect(isSendable(message)).toBe(can);
    expect(chatBodySchema.safeParse({ message }).success).toBe(can);
  });
});

it('a page of the history holds whole turns', () => {
  expect(HISTORY_PAGE % 2).toBe(0);
});
