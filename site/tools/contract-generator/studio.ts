import { useStore } from '@nanostores/react';
import { computed } from 'nanostores';
import { clausesOf, type NumberedClauses } from '#core/tools/contract-generator/clauses/clauses-of.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import {
  contractAfter,
  contractOfProfile,
  emptyContract,
} from '#core/tools/contract-generator/contract-of-profile.ts';
import { contractDraftSchema } from '#core/tools/contract-generator/contract-schema.ts';
import { contractTitle } from '#core/tools/contract-generator/contract-title.ts';
import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';
import { presentableContract } from '#core/tools/contract-generator/presentable-contract.ts';
import {
  type ContractEdits,
  type ContractOutput,
  currentContract,
} from '#core/tools/contract-generator/tool.ts';
import { call } from '#site/lib/api.ts';
import { $user } from '#site/lib/session.store.ts';
import { documentForm } from '../shell/document/document-form.ts';
import { documentStudio } from '../shell/document/document-studio.ts';
import { printedOwn } from './clauses/printed-own.ts';
import { mayUpdate } from './signing/ask-before-saving.store.ts';

const TOOL = contractGeneratorFacts.id;

/** What is the same at every gig is taken over from the contract that was written last. */
async function firstContract(): Promise<Contract> {
  const { drafts } = await call('drafts', { params: { tool: TOOL } });
  const [newest] = drafts;
  if (newest) {
    const { draft } = await call('draft', { params: { tool: TOOL, id: newest.id } });
    return contractAfter(contractDraftSchema.parse(draft.content));
  }
  return contractOfProfile(await call('profile', {}), $user.get()?.email ?? '');
}

export const studio = documentStudio<Contract>({
  tool: contractGeneratorFacts,
  noun: 'contract',
  param: 'contract',
  titleOf: contractTitle,
  schema: contractDraftSchema,
  madeContent: ({ output, edits }) =>
    currentContract(output as ContractOutput, edits as ContractEdits | null),
  firstContent: firstContract,
  beginning: {
    params: ['gig', 'series'],
    thing: 'gig',
    place: 'gig tracker',
    read: async (query) => (await import('./gigs/begin-from-gig.ts')).beginFromGig(query, firstContract),
  },
  // Two contracts with one reference could not be told apart.
  copyOf: (contract) => ({ ...contract, reference: '' }),
  mayUpdate,
  editsOf: (contract) => ({ contract }),
});

export const { desk } = studio;

export const form = documentForm<Contract>({
  studio,
  empty: emptyContract(''),
  presentable: presentableContract,
});

export const { useContent: useContract, useProblem, $presentable } = form;

/** What of the contract on the desk can be printed now, and its clauses with their numbers. */
export const $printed = computed($presentable, ({ content }) => content);
export const $numbered = computed($printed, clausesOf);

/** Own clauses that are printed, by their places in the draft. */
export const $printedOwn = computed([desk.$draft, $presentable], (draft, { problems }) =>
  draft ? printedOwn(draft.content, problems) : [],
);

export const usePresentable = (): Contract => useStore($printed, { ssr: 'initial' });
export const useNumbered = (): NumberedClauses => useStore($numbered, { ssr: 'initial' });

/** Parts of a contract that have fields of their own. */
type Part = {
  [Key in keyof Contract]: Contract[Key] extends readonly unknown[] | string | number | boolean ? never : Key;
}[keyof Contract];

/** Changes fields of one part of the contract on the desk. */
export const changeIn = <Key extends Part>(part: Key, fields: Partial<Contract[Key]>): void =>
  desk.change((now) => ({ [part]: { ...now[part], ...fields } }));
