import { expect, it } from 'vitest';
import { textOfHtml } from './text-of-html.ts';

it.each([
  ['Load-in 20:00<br>Doors 22:00<BR/>Set', 'Load-in 20:00\nDoors 22:00\nSet'],
  ['<p>Two</p><p>floors</p>', 'Two\nfloors'],
  ['<ul><li>CDJs</li><li>Booth</li></ul>', '• CDJs\n• Booth'],
  ['<a href="https://fabric.example/x">Rider</a>', 'Rider (https://fabric.example/x)'],
  ['<a href="https://x.example">https://x.example</a>', 'https://x.example'],
  ['<b>Müller &amp; S&ouml;hne</b> &#8364;800&nbsp;&#x263A; &foo;', 'Müller & Söhne €800 ☺ &foo;'],
  ['<html><head><title>x</title></head><body><style>p{}</style>Hi<!-- no --></body></html>', 'Hi'],
])('says %j as text', (html, text) => {
  expect(textOfHtml(html)).toBe(text);
});

it.each(['a < b > c', 'Tom &amp; Jo', '<3 <nova@x.example>', 'Line\n  two'])('leaves %j as it is', (text) => {
  expect(textOfHtml(text)).toBe(text);
});
