import { count } from '#core/count-words.ts';
import { wordsOf } from '#core/handbook/tokens.ts';
import { CLAUSE_IDS, type ClauseId } from '#core/tools/contract-generator/clauses/clause-ids.ts';
import { PROTECTED } from '#core/tools/contract-generator/clauses/clause-template.ts';
import { CLAUSE_WORDS } from '#core/tools/contract-generator/clauses/clause-words.ts';
import {
  clausesOf,
  type NumberedClause,
  plainTwin,
  printedParagraphs,
} from '#core/tools/contract-generator/clauses/clauses-of.ts';
import { labelOf } from '#core/tools/contract-generator/clauses/library.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractDraftSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { contractTitle } from '#core/tools/contract-generator/contract-title.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { presentableContract } from '#core/tools/contract-generator/presentable-contract.ts';
import type { Answer } from './answer.ts';
import { asking, inOrder, phrase } from './asking.ts';
import type { Fact } from './fact.ts';

const CLAUSE = phrase(['clauses?', 'paragraphs?']);
const SAYS = phrase(['say', 'says', 'mean', 'means', 'explain']);
const NUMBERED = /\bclause (?:number )?(\d{1,2})\b/;

/** Questions about what an own contract says. */
const ASKS = asking(
  `\\b(?:my|our|this) (?:[\\w-]+ ){0,4}(?:contract|agreement|clauses?)\\b`,
  NUMBERED.source,
  inOrder(SAYS, CLAUSE),
  inOrder(CLAUSE, SAYS),
);
/** How something is done, or ought to be, is for the handbook. */
const UNLESS = asking(
  '^(?:how|where) (?:do|can|to|should)',
  '^what (?:is|are) an? ',
  phrase(['should', 'add', 'put', 'take out', 'write', 'send', 'sign', 'change', 'share', 'delete', 'print']),
  phrase(['cost', 'costs', 'credits?', 'pdf', 'online']),
);

const plain = (question: string): string => wordsOf(question).join(' ');

/** Whether an answer may need the contract that was written last. */
export const asksOfContract = (question: string): boolean =>
  ASKS.test(plain(question)) && !UNLESS.test(plain(question));

/** Longest text of a clause that is told as a whole, in characters. */
const LONGEST_TOLD = 1500;

const textOf = (number: number, paragraphs: readonly string[]): string => {
  const lines = paragraphs.map((text, index) => `${number}.${index + 1} ${text}`);
  const told = lines.join('\n\n');
  return told.length <= LONGEST_TOLD
    ? told
    : `${told.slice(0, LONGEST_TOLD).replace(/\s\S*$/, '')} …\n\nThe rest of it is in the contract.`;
};

/** The clause that a question names: by its number, by what people call it, or an own one by its title. The longest name counts. */
function clauseIn(words: string, clauses: readonly NumberedClause[]): NumberedClause | ClauseId | null {
  const [, number] = NUMBERED.exec(words) ?? [];
  if (number) return clauses.find((each) => each.number === Number(number)) ?? null;
  const own = clauses.filter(({ id }) => id === null);
  const named = [
    ...own.map((clause) => ({ clause, name: plain(clause.title) })),
    ...CLAUSE_IDS.flatMap((id) => {
      const [name = ''] = new RegExp(phrase([plain(labelOf(id)), ...CLAUSE_WORDS[id]])).exec(words) ?? [];
      return [{ clause: clauses.find((each) => each.id === id) ?? id, name }];
    }),
  ].filter(({ name }) => name && ` ${words} `.includes(` ${name} `));
  const [best] = named.toSorted((one, other) => other.name.length - one.name.length);
  return best?.clause ?? null;
}

const nameOf = ({ id, title }: NumberedClause): string => (id ? labelOf(id) : title);

function explained(contract: Contract, clause: NumberedClause, screen: string): Answer {
  const numbered = clausesOf(contract);
  const { id, number, isEdited } = clause;
  const said = `Clause ${number} of “${contractTitle(contract)}”, ${nameOf(clause)}, as you wrote it last:\n\n${textOf(number, printedParagraphs(clause, numbered.figures))}`;
  const twin = id && !isEdited ? plainTwin(contract, id, numbered) : null;
  const meaning = twin
    ? `In plain words: ${twin.means} Whom it protects: ${PROTECTED[twin.protects].toLowerCase()}. ${twin.protectsHow}`
    : 'It is in words of its own, so I have no summary of it.';
  const place =
    id ??
    `own-${numbered.clauses.filter((each) => each.id === null).findIndex((each) => each.number === number)}`;
  return {
    text: `${said}\n\n${meaning}\n\nWhat you sent to be signed stays as it was sent. This isn’t legal advice.`,
    sources: [{ title: `Clause ${number}, ${nameOf(clause)}`, href: `${screen}#clause-${place}` }],
  };
}

/** What a clause of the contract says that the account wrote on last. */
export const CLAUSE_FACTS: readonly Fact[] = [
  {
    asks: ASKS,
    unless: UNLESS,
    tell: ({ question, facts }) => {
      if (!facts.contract) return null;
      const draft = contractDraftSchema.safeParse(facts.contract.content);
      if (!draft.success) return null;
      const contract = presentableContract(draft.data).content;
      const screen = `${contractGeneratorFacts.path}?contract=${facts.contract.id}`;
      const words = plain(question);
      const { clauses } = clausesOf(contract);
      const clause = clauseIn(words, clauses);
      const title = contractTitle(contract);
      if (typeof clause === 'object' && clause) return explained(contract, clause, screen);
      if (clause === null && NUMBERED.test(words))
        return {
          text: `“${title}”, the contract you wrote on last, has ${count(clauses.length, 'clause')}.`,
          sources: [{ title, href: `${screen}#clauses` }],
        };
      if (clause === null) return null;
      return {
        text: `“${title}”, the contract you wrote on last, has no clause “${labelOf(clause)}”. You can put it in under Clauses.`,
        sources: [{ title, href: `${screen}#clauses` }],
      };
    },
  },
];
