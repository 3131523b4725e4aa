import { expect, it } from 'vitest';
import { mailLink, mapLink, phoneLink } from './reach-links.ts';

it('a phone dials what people write in many ways', () => {
  const written = [
    '+49 (0)30 123-45',
    '(+49) 30 12',
    '030 1234 / 0171 99',
    '020 7946 0000 ext. 5',
    'ask +Tomek',
  ];
  expect(written.map(phoneLink)).toEqual([
    ...['tel:+493012345', 'tel:+493012', 'tel:0301234', 'tel:02079460000', null],
  ]);
});

it('a mail goes to the address alone', () => {
  expect(mailLink('kasia+gigs@zuraw.example')).toBe('mailto:kasia%2Bgigs@zuraw.example');
  expect(mailLink('a@b.example?bcc=c@d.example')).not.toMatch(/[?&=]/);
});

it('a map looks for the words that there are', () => {
  expect(mapLink(['Spinnereistraße 7', '', 'Leipzig'])).toMatch(
    /query=Spinnereistra%C3%9Fe%207%2C%20Leipzig$/,
  );
});
