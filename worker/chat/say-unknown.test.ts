import { describe, expect, it } from 'vitest';
import { indexPassages } from '#core/handbook/index-passages.ts';
import { chatMatter } from '../../tests/support/chat-matter.ts';
import { sayUnknown } from './say-unknown.ts';

const passage = (title: string, href: string, text: string) => ({ title, href, text, keywords: [] });
const handbook = indexPassages([
  passage('Rider: A bar', '/help/rider#a-bar', 'A rider names the bar that the towels lie behind.'),
  passage('Rider: Towels', '/help/rider#towels', 'Four towels, and a rider that says so.'),
  passage('Rider', '/help/rider', 'A rider says what has to stand in the booth.'),
  passage('Deposits', '/help/deposits', 'Half of the fee before the date, in writing.'),
  passage('Invoices', '/help/invoices', 'An invoice names the fee, the date and the towels that were lost.'),
]);
const said = (question: string) => sayUnknown(chatMatter({ handbook, question })).text;
const named = (question: string) => said(question).match(/^- .+$/gm) ?? [];

describe('what comes nearest', () => {
  it('names each page once, by the passage of it that fits best', () => {
    expect(named('towels for the rider')).toEqual(['- Rider: Towels']);
  });

  it('leaves out pages that merely mention a word of the question', () => {
    expect(named('who lost the world cup with towels in Mongolia')).toEqual([]);
    expect(said('who lost the world cup with towels in Mongolia')).toContain('I do know your credits');
  });

  it('is nothing where nothing was asked', () => {
    expect(named('???')).toEqual([]);
  });
});
