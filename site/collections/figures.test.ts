import { describe, expect, it } from 'vitest';
import { SIGN_UP_CREDITS } from '#core/plans.ts';
import { djAssistantFacts } from '#core/tools/dj-assistant/facts.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { filled, withFigures } from './figures.ts';

describe('figures in words', () => {
  it.each([
    ['Finishing costs {price.voice-tag}.', 'Finishing costs 4 credits.'],
    [
      'A message costs {price.dj-assistant}, the tracker is {price.gig-tracker}',
      'A message costs 1 credit, the tracker is free',
    ],
    ['| {name.logo-generator} | {credits.logo-generator} |', '| Logo Creator | 2 |'],
    ['[here]({path.voice-tag}#top)', '[here](/voice-drops#top)'],
    ['{credits.opening} credits, {plan.free.daily.words} a day', '20 credits, three a day'],
    ['{plan.trial.days} days, then {plan.pro.monthly}', '7 days, then $16.99'],
    ['{plan.pro.monthly.words} a month', '16.99 US dollars a month'],
    ['{Logo.concepts.words} concepts. {Tools.count.words} tools', 'Twelve concepts. Six tools'],
    ['{contract.clauses} clauses, {contract.checks} checks', '28 clauses, 25 checks'],
    [
      'Day {reminder.first}, then every {reminder.every}, {reminder.most.words} at most, none after {reminder.stop}',
      'Day 5, then every 2, five at most, none after 30',
    ],
    ['Open for {signing.open} days, {signing.open.most} at most', 'Open for 30 days, 90 at most'],
    [
      '{gig.sleep} hours of sleep, {gig.files} files of {gig.file.megabytes} MB, {gig.trash} days in the trash',
      '6 hours of sleep, 30 files of 10 MB, 30 days in the trash',
    ],
    ['{message.longest} characters, {plan.fair-use} messages', '2,000 characters, 288 messages'],
    ['width={720}', 'width={720}'],
  ])('%s', (words, said) => {
    expect(withFigures(words)).toBe(said);
  });

  it.each(['{discount} off', '{price.nothing}', '{toString}', '{ credits.opening }', '{price voice-tag}'])(
    '%s names none',
    (words) => {
      expect(() => withFigures(words)).toThrow('There is no figure {');
    },
  );
});

it('the drawing of what an account starts with, twenty-credits.svg, adds up', () => {
  const drawn = 2 * logoGeneratorFacts.cost + 2 * voiceTagFacts.cost + 8 * djAssistantFacts.cost;
  expect(drawn).toBe(SIGN_UP_CREDITS);
});

it('every word of an entry is filled, whatever it stands in', () => {
  const date = new Date(0);
  expect(filled({ a: '{credits.opening}', b: [{ c: '{plan.trial.days}' }], date, n: 1, none: null })).toEqual(
    {
      ...{ a: '20', b: [{ c: '7' }], date, n: 1, none: null },
    },
  );
});
