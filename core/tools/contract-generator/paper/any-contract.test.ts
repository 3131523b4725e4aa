import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Item, LaidOut, Part } from '#core/paper/page.ts';
import { missingCharacters } from '#core/paper/texts-of.ts';
import { writePdf } from '#core/paper/write-pdf.ts';
import { anyContract, anySigning, laidOutContract } from '../../../../tests/support/contracts.ts';
import { openPdf, textOf } from '../../../../tests/support/pdf.ts';
import { checkedByQpdf } from '../../../../tests/support/qpdf.ts';
import { hasClause } from '../clauses/clause-events.ts';
import { clausesOf } from '../clauses/clauses-of.ts';
import { plainFilled } from '../clauses/fill-text.ts';
import type { Contract } from '../contract.ts';
import type { PrintedSigning } from './contract-parts.ts';

/** `CONTRACTS=1000` runs as many. */
const RUNS = Number(process.env.CONTRACTS ?? 12);

const isPart = (kid: Part | Item): kid is Part => 'tag' in kid;
const readIn = (part: Part): string =>
  part.kids.map((kid) => (isPart(kid) ? readIn(kid) : kid.kind === 'text' ? kid.asRead : '')).join(' ');
/** Without spaces, which lines take the place of, and composed as it is drawn. */
const packed = (text: string): string => text.normalize('NFC').replaceAll(/\s/g, '');
const runsLeftwards = (text: string): boolean => /[\u0590-\u08FF]/.test(text);

/** Everything that the contract says and its pages have to say. */
function printed(contract: Contract, signing: PrintedSigning | undefined): string[] {
  const { artist, client, show, reference, rider, hospitality, law } = contract;
  const { clauses, figures } = clausesOf(contract);
  return [
    ...[reference, artist.stageName, artist.name, artist.address, artist.taxId, artist.signer],
    ...[client.name, client.address, client.taxId, client.signer, client.signerRole],
    ...[show.name, show.venue, show.address, show.style],
    ...clauses.flatMap(({ title, paragraphs }) => [
      title,
      ...paragraphs.map((paragraph) => plainFilled(paragraph, figures)),
    ]),
    ...(hasClause(contract, 'technical-rider')
      ? rider.flatMap(({ what, need, or }) => [what, need, or])
      : []),
    ...(hasClause(contract, 'hospitality') ? hospitality.lines : []),
    ...Object.values(signing?.signatures ?? {}).flatMap(({ name, title }) => [name, title]),
    ...(hasClause(contract, 'law') && !contract.wording.law ? [law.country] : []),
  ].filter(Boolean);
}

/** Every part of that kind, with what is read in it. */
const partsOf = (part: Part, tag: Part['tag']): Part[] => [
  ...(part.tag === tag ? [part] : []),
  ...part.kids.flatMap((kid) => (isPart(kid) ? partsOf(kid, tag) : [])),
];
const itemsIn = (part: Part): Item[] => part.kids.flatMap((kid) => (isPart(kid) ? itemsIn(kid) : [kid]));

/** Numbers that stand on another page than the words that they are of. */
const splitNumbers = ({ root }: LaidOut): string[] => {
  const firstPage = (part: Part | undefined): number | undefined =>
    part && itemsIn(part).find(({ kind }) => kind === 'text')?.page;
  const items = partsOf(root, 'LI').filter(({ kids }) => {
    const [label, body] = kids.filter(isPart);
    return firstPage(label) !== firstPage(body);
  });
  const heads = partsOf(root, 'H2').filter((head) => new Set(itemsIn(head).map(({ page }) => page)).size > 1);
  return [...items, ...heads].map(readIn);
};

/** On which the sides sign. */
const signaturePages = ({ root }: LaidOut): Set<number> => {
  const sections = partsOf(root, 'Sect').filter(({ title }) => title === 'Signatures');
  return new Set(sections.flatMap(itemsIn).map(({ page }) => page));
};

const outside = ({ pages, width, height }: LaidOut): Item[] =>
  pages
    .flat()
    .filter(
      (item) =>
        item.kind === 'text' && (item.x < 0 || item.x + item.width > width + 1 || item.baseline > height),
    );

it('any contract is a document that loses none of its words, parts no number from its clause and is signed on one page', async () => {
  await fc.assert(
    fc.asyncProperty(anyContract, anySigning, async (contract, signing) => {
      const { paper, files, laidOut } = laidOutContract(contract, signing && { signing });
      expect(missingCharacters(paper)).toEqual([]);
      expect(outside(laidOut)).toEqual([]);
      expect(splitNumbers(laidOut)).toEqual([]);
      expect(signaturePages(laidOut).size).toBe(1);

      const read = packed(readIn(laidOut.root));
      const said = printed(contract, signing);
      for (const text of said) if (!runsLeftwards(text)) expect(read).toContain(packed(text));
      for (const text of said.filter(runsLeftwards))
        for (const character of new Set(packed(text))) expect(read).toContain(character);
      // Numbers of clauses: each once, in order.
      const { clauses } = clausesOf(contract);
      const marks = partsOf(laidOut.root, 'Lbl').map(readIn).map(packed);
      const numbered = clauses.flatMap(({ number, paragraphs }) =>
        paragraphs.map((_, index) => `${number}.${index + 1}`),
      );
      expect(marks.filter((mark) => mark !== '•')).toEqual(numbered);

      const pdf = await writePdf(paper, laidOut, files);
      expect((await checkedByQpdf(pdf)).code).toBe(0);
      const { pages } = await openPdf(pdf);
      expect(pages).toHaveLength(laidOut.pages.length);
      const inFile = packed((await Promise.all(pages.map(textOf))).join('')).length;
      expect(inFile).toBeGreaterThanOrEqual(said.reduce((sum, text) => sum + packed(text).length, 0) * 0.95);
    }),
    // To make a contract smaller takes longer than a run has.
    { numRuns: RUNS, endOnFailure: true },
  );
});
