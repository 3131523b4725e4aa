import { HtmlValidate } from 'html-validate/node';
import { expect, it } from 'vitest';
import { builtDocument, builtHtml } from '../support/built-document.ts';
import { builtDocuments } from '../support/built-pages.ts';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });
/** Astro puts the one line of style that its islands need before the first of them. */
const OF_ISLANDS =
  /<style> element is not permitted as content under <(?:body|div|main|section|session-view)>/;

it.each(builtDocuments())('%s is valid HTML', async (path) => {
  const { results } = await validator.validateString(builtHtml(path), path);
  const hasIslands = builtDocument(path).querySelector('astro-island') !== null;
  const wrong = results
    .flatMap(({ messages }) => messages)
    .filter(({ message }) => !(hasIslands && OF_ISLANDS.test(message)))
    .map(({ line, column, message, selector }) => `${line}:${column} ${message} (${selector})`);
  expect(wrong).toEqual([]);
});
