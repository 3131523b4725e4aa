import { expect, test } from 'vitest';
import { imitationProblem, scriptImitationProblem } from './real-people.ts';
import { REAL_PEOPLE } from './real-people-names.ts';

test('knows at least 150 people, each once', () => {
  expect(REAL_PEOPLE.length).toBeGreaterThanOrEqual(150);
  expect(new Set(REAL_PEOPLE).size).toBe(REAL_PEOPLE.length);
});

test.each(REAL_PEOPLE)('refuses %s as a wish, a name and the one who speaks', (name) => {
  expect(imitationProblem(`a voice such as ${name}`)).toContain('is a real person');
  expect(imitationProblem(name.toUpperCase().replaceAll(' ', ''))).not.toBeNull();
  expect(scriptImitationProblem(`This is ${name}, live tonight`)?.path).toBe('script');
});

test.each([
  ...['m0rgan fr33man', 'MorganFreeman', 'Mórgan-Freeman!', 'M.O.R.G.A.N freeman', 'xxmorganfreemanxx'],
  ...[
    'A$AP Rocky',
    'ASAP rocky',
    'beyonce',
    'BEYONCÉ’s voice',
    'jay-z',
    'Tiesto',
    'snoop   dogg',
    'Ｅｍｉｎｅｍ',
  ],
])('is not fooled by the spelling of %s', (text) => {
  expect(imitationProblem(text)).not.toBeNull();
});

test.each([
  ...[
    'warm radio host',
    'deep male, slow',
    'DJ Nova',
    'Sasha take 2',
    'Prince of house',
    'goodwill smithson',
  ],
  ...['my future sound', 'Dave', 'seal the deal', 'trumpet', ''],
])('lets “%s” be', (text) => {
  expect(imitationProblem(text)).toBeNull();
});

test('takes a shared name for the star where a likeness is asked for', () => {
  expect(imitationProblem('sounds like Drake')).toContain('Drake');
  expect(imitationProblem('Adele style')).toContain('Adele');
});

test.each([
  ...[
    'This is Morgan Freeman',
    "It's your boy David Guetta",
    'I’m Snoop Dogg',
    'Snoop Dogg here',
    'Oprah speaking',
  ],
  ...['In the voice of Adele', 'This is the one and only Carl Cox', 'My name is Eminem', 'Sounds like Drake'],
  'Yo, it is me, Lil Jon',
  'I’m Kanye and you are listening',
  'My name is Trump',
])('refuses a script that speaks as somebody: %s', (script) => {
  expect(scriptImitationProblem(script)).toMatchObject({ path: 'script' });
});

test.each([
  ...[
    'Playing Carl Cox and Jeff Mills all night',
    'The Calvin Harris remix',
    'This is DJ Nova',
    'This is Sasha',
  ],
  ...[
    'You are listening to DJ Nova, not David Guetta',
    'I am Dave',
    'It’s Carl Cox night',
    'This is DJ Drake',
    'DJ Nova here',
    'Trump card',
  ],
])('lets a script name people: %s', (script) => {
  expect(scriptImitationProblem(script)).toBeNull();
});
