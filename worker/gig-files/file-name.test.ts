import { expect, it } from 'vitest';
import { fileNameOf } from './file-name.ts';

it.each([
  ['Rider – Füchse.PDF', 'application/pdf', 'Rider – Füchse.PDF'],
  ['ticket.JPEG', 'image/jpeg', 'ticket.JPEG'],
  ['rider.html', 'application/pdf', 'rider.html.pdf'],
  ['../../etc/rider.pdf', 'application/pdf', 'rider.pdf'],
  ['C:\\Riders\\rider', 'application/pdf', 'rider.pdf'],
  ['rider\u202Efdp.exe\n', 'image/png', 'riderfdp.exe.png'],
  ['folder/', 'image/webp', 'file.webp'],
])('calls %j of type %s %j', (sent, type, name) => expect(fileNameOf(sent, type)).toBe(name));

it('keeps a long name within its length', () =>
  expect(fileNameOf('x'.repeat(120), 'application/pdf')).toBe(`${'x'.repeat(116)}.pdf`));
