import { expect, it } from 'vitest';
import { exampleVenue } from '../../tests/support/gigs.ts';
import { isSameClient, isSameVenue } from './same-entry.ts';

const venue = (id: string, name: string, city: string) => exampleVenue(name, city, { id });

it.each([
  ['one id, whatever it is called', venue('ven_1', 'Fabric', 'London'), venue('ven_1', 'Club', ''), true],
  ['two ids of one name', venue('ven_1', 'Fabric', 'London'), venue('ven_2', 'Fabric', 'London'), false],
  ['no ids and one name', venue('', 'Club Żuraw', 'Gdańsk'), venue('', 'club zuraw', 'gdansk'), true],
  ['no ids and two names', venue('', 'Fabric', 'London'), venue('', 'Phonox', 'London'), false],
  ['no ids and two cities', venue('', 'Paradox', 'Berlin'), venue('', 'Paradox', 'Wien'), false],
  ['one id and the name of it', venue('ven_1', 'Fabric', 'London'), venue('', 'FABRIC', 'London'), true],
  ['one id and another name', venue('ven_1', 'Fabric', 'London'), venue('', 'Phonox', 'London'), false],
])('%s: is it one venue?', (_, one, other, expected) => {
  expect([isSameVenue(one, other), isSameVenue(other, one)]).toEqual([expected, expected]);
});

it.each([
  ['one id', { id: 'cli_1', name: 'Kasia' }, { id: 'cli_1', name: 'K. Nowak' }, true],
  ['two ids of one name', { id: 'cli_1', name: 'Kasia' }, { id: 'cli_2', name: 'Kasia' }, false],
  ['no ids and one name', { id: '', name: 'Łucja' }, { id: '', name: 'lucja' }, true],
  ['no ids and two names', { id: '', name: 'Kasia' }, { id: '', name: 'Tomek' }, false],
  ['one id and the name of it', { id: 'cli_1', name: 'Kasia' }, { id: '', name: 'kasia' }, true],
])('%s: is it one client?', (_, one, other, expected) => {
  expect([isSameClient(one, other), isSameClient(other, one)]).toEqual([expected, expected]);
});
