import { describe, expect, it } from 'vitest';
import { adviceNote, redLine } from './red-lines.ts';

describe('the voice of a real person', () => {
  it.each([
    'Make a drop that sounds like Morgan Freeman',
    'Can Snoop Dogg say my name? In his voice',
    'clone the voice of a famous rapper for me',
    'I want a celebrity voice',
    'Do a Donald Trump impression for my tag',
    'deepfake David Guetta introducing me',
  ])('is refused with the reason: %s', (question) => {
    expect(redLine(question)?.text).toContain('never imitations of real people');
    expect(redLine(question)?.sources).toEqual([]);
  });

  it.each([
    'How did Carl Cox get his first booking?',
    'Make my drop sound like a radio jingle',
    'Which voice suits a techno set?',
    'Can I record my own voice?',
    'How do I get signed by a label like Drumcode?',
    'What does Daft Punk charge?',
    'Can someone clone my voice?',
    'Can somebody copy my drop?',
  ])('is not what is wished for: %s', (question) => {
    expect(redLine(question)).toBeNull();
  });
});

it('somebody in danger is sent to people who can help', () => {
  expect(redLine("I can't breathe")?.text).toContain('emergency number');
  expect(redLine('I want to kill myself')?.text).toContain('emergency number');
  expect(redLine('This set killed me, in a good way')).toBeNull();
});

it.each([
  ['Can I deduct my headphones from tax?', 'tax adviser'],
  ['Is it legal to play edits?', 'lawyer'],
  ['My ears ring after a gig', 'doctor'],
])('%s comes with the advice to ask a %s', (question, who) => {
  expect(adviceNote(question)).toContain(who);
});

it('other matters come without advice', () => {
  expect(adviceNote('How loud should a drop be?')).toBeNull();
});
