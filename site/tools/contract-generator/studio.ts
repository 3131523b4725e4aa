import { useStore } from '@nanostores/react';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractOfProfile, emptyContract } from '#core/tools/contract-generator/contract-of-profile.ts';
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
import { $session } from '#site/lib/session.store.ts';
import { documentForm } from '../shell/document/document-form.ts';
import { documentStudio } from '../shell/document/document-studio.ts';

const TOOL = contractGeneratorFacts.id;

/** What is the same at every gig is taken over from the contract that was written last. */
async function firstContract(): Promise<Contract> {
  const [profile, { drafts }] = await Promise.all([
    call('profile', {}),
    call('drafts', { params: { tool: TOOL } }),
  ]);
  const [newest] = drafts;
  const last = newest ? await call('draft', { params: { tool: TOOL, id: newest.id } }) : null;
  const session = $session.get();
  const email = session.status === 'user' ? session.user.email : '';
  return contractOfProfile(profile, email, (last?.draft.content as Contract | undefined) ?? null);
}

const inOrder = (contract: Contract): string => JSON.stringify(contractDraftSchema.parse(contract));

export const studio = documentStudio<Contract>({
  tool: contractGeneratorFacts,
  noun: 'contract',
  param: 'contract',
  titleOf: contractTitle,
  isSame: (one, other) => inOrder(one) === inOrder(other),
  contentOf: ({ output, edits }) => ({
    ...emptyContract(''),
    ...currentContract(output as ContractOutput, edits as ContractEdits | null),
  }),
  firstContent: firstContract,
  editsOf: (contract) => ({ contract }),
});

export const { desk } = studio;

export const form = documentForm<Contract>({
  desk,
  empty: emptyContract(''),
  presentable: presentableContract,
});

export const { useContent: useContract, useProblem, $presentable } = form;

/** The contract on the desk as it can be printed now. */
export const usePresentable = (): Contract => useStore($presentable, { ssr: 'initial' }).content;

/** Parts of a contract that have fields of their own. */
type Part = {
  [Key in keyof Contract]: Contract[Key] extends readonly unknown[] | string | number | boolean ? never : Key;
}[keyof Contract];

/** Changes fields of one part of the contract on the desk. */
export const changeIn = <Key extends Part>(part: Key, fields: Partial<Contract[Key]>): void =>
  desk.change((now) => ({ [part]: { ...now[part], ...fields } }));
