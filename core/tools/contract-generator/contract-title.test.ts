import { expect, it } from 'vitest';
import { contractDraftSchema } from './contract-schema.ts';
import { contractTitle } from './contract-title.ts';

it.each([
  [{ title: ' Lyon ', show: { name: 'Nuits' }, client: { name: 'Lumière' } }, 'Lyon'],
  [{ title: ' ', show: { name: ' Nuits ' }, client: { name: 'Lumière' } }, 'Nuits'],
  [{ show: { name: 'Nuits' }, nights: ['2027-01-23', '', '2027-01-16'] }, 'Nuits, 16 Jan 2027'],
  [{ title: 'Lyon', nights: ['2027-01-16'] }, 'Lyon'],
  [{ show: { name: ' ' }, client: { name: ' Lumière ' } }, 'Contract with Lumière'],
  [{ client: { name: ' ' } }, 'DJ NOVA contract'],
  [{ artist: {} }, 'Contract without a name'],
  [{ artist: { stageName: ' ' } }, 'Contract without a name'],
])('a contract that says %j is called %s', (said, title) => {
  expect(contractTitle(contractDraftSchema.parse({ artist: { stageName: ' DJ NOVA ' }, ...said }))).toBe(
    title,
  );
});
