import { expect, it } from 'vitest';
import { smallTalk } from './small-talk.ts';

it.each(['hi', 'Hey there!', 'Hello Cue', 'good evening', "What's good", 'Yo mate'])(
  '%s is greeted',
  (words) => {
    expect(smallTalk(words, 'Mara')?.text).toMatch(/^Hi Mara\. /);
  },
);

it('an account without a first name is greeted without one', () => {
  expect(smallTalk('hi', '')?.text).toMatch(/^Hi\. /);
});

it.each(['who are you?', 'Are you a human', 'am I talking to a robot', 'What are you'])(
  '%s is told that this is software',
  (words) => {
    expect(smallTalk(words, 'Mara')?.text).toContain('software, not a person');
  },
);

it.each(['thanks', 'Thank you so much!', 'ok cool', 'cheers mate'])('%s is taken', (words) => {
  expect(smallTalk(words, 'Mara')).toMatchObject({ sources: [] });
});

it.each([
  'hello how do I get booked',
  'thanks, what does a logo cost?',
  'hi-hats in my drop',
  'who are promoters',
])('%s is a question', (words) => {
  expect(smallTalk(words, 'Mara')).toBeNull();
});
