import { parseHTML } from 'linkedom';
import { beforeEach, expect, it, vi } from 'vitest';
import { checked, flipped, sealedFiles, signedContent, withFile } from '../../tests/support/sealed-copies.ts';
import { changedBytes, changedText } from './changed-bytes.ts';

beforeEach(() => vi.stubGlobal('document', parseHTML('<main></main>').document));

const FILES = sealedFiles(signedContent());
const offsetIn = (name: string, text: string): number => {
  const file = FILES.find((one) => one.name === name);
  return new TextDecoder('latin1').decode(file?.bytes).indexOf(text);
};
const withByte = (name: string, offset: number) =>
  checked({ files: withFile(FILES, name, (bytes) => flipped(bytes, offset)) });

const within = (parts: readonly (Node | string)[] | null): Element => {
  const box = document.createElement('p');
  box.append(...(parts ?? []));
  return box;
};

it('a changed byte is shown in its place, among its neighbours, with what it was', async () => {
  const offset = offsetIn('events.json', 'T14:00') + 5;
  const report = await withByte('events.json', offset);
  const shown = within(changedBytes(report));
  const values = [...shown.querySelectorAll('dd')].map(({ textContent }) => textContent);
  expect(values).toEqual(['events.json', '3 of 5', offset.toLocaleString('en'), '31 “1”', '30 “0”']);
  expect([...shown.querySelectorAll('.is-changed')].map(({ textContent }) => textContent)).toEqual(['31']);
  expect(shown.querySelector('.has-change .verify-hex-text')?.textContent).toContain('14:01');
  expect(shown.textContent).toContain('fits the seal');
  const said = within(changedText(report));
  expect(said.querySelector('del')?.textContent).toContain('14:01');
  expect(said.querySelector('ins')?.textContent).toContain('14:00');
  expect(said.textContent).toBe(report.detail);
});

it('a byte of the seal itself belongs to no entry, and was not searched for', async () => {
  const report = await withByte('seal.sig', 5);
  const shown = within(changedBytes(report));
  expect([...shown.querySelectorAll('dt')].map(({ textContent }) => textContent)).toEqual([
    ...['File', 'Byte', 'Is', 'Was'],
  ]);
  expect(shown.textContent).not.toContain('repairs');
  expect(changedText(report)).toBeNull();
});

it('each of several bytes is told with its value, before and now', async () => {
  const offset = offsetIn('events.json', 'T14:00') + 5;
  const report = await withByte('events.json', offset);
  const [byte] = report.bytes;
  if (!byte) throw new Error('No byte was found');
  const other = { ...byte, what: 'The name in the seal', text: { is: 'b', was: '' } };
  const shown = within(changedBytes({ ...report, bytes: [byte, other] }));
  const said = [...shown.querySelectorAll('.verify-said')].map(({ textContent }) => textContent);
  expect(said).toEqual([report.detail, 'The name in the seal. It says b, the sealed copy said nothing.']);
  expect(within(changedBytes(report)).querySelector('.verify-said')).toBeNull();
});

it('of many changed bytes the first three are shown, and the others counted', async () => {
  const report = await withByte('seal.sig', 5);
  const [byte] = report.bytes;
  if (!byte) throw new Error('No byte was found');
  const shown = within(changedBytes({ ...report, bytes: Array.from({ length: 5 }, () => byte) }));
  expect(shown.querySelectorAll('table')).toHaveLength(3);
  expect(shown.textContent).toContain('2 more changed bytes: see the report.');
});

it('what a copy says is text, whatever it looks like', async () => {
  const report = await withByte('seal.sig', 5);
  const what = '<img src=x onerror=alert(1)>';
  const bytes = report.bytes.map((byte) => ({ ...byte, file: what, what, text: { is: what, was: 'a' } }));
  const detail = `It says ${what}, the sealed copy said a.`;
  const shown = within([
    ...changedBytes({ ...report, bytes }),
    ...(changedText({ ...report, bytes, detail }) ?? []),
  ]);
  expect(shown.querySelector('img')).toBeNull();
  expect(shown.querySelector('del')?.textContent).toBe(what);
});
