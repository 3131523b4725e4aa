import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { describeContractEdits } from '#core/tools/contract-generator/describe-edits.ts';
import {
  type ContractEdits,
  type ContractOutput,
  currentContract,
} from '#core/tools/contract-generator/tool.ts';
import type { Generator } from '../../providers/ports.ts';
import { makeContract } from './make-contract.ts';

/** A contract as a document, in the account's logo and colours where it asks for them. */
export const contractGenerator: Generator<Contract, ContractOutput, ContractEdits> = {
  engine: () => ({ name: 'Built-in typesetter', dataGoes: 'Your contract stays on this server' }),

  async generate(contract, { shippedFiles }, assets) {
    const { files, pages } = await makeContract(contract, { shippedFiles, assets, madeAt: new Date() });
    return { output: { contract, pages }, files };
  },

  /** Every save makes the document again: it says what the contract says now, in the account's present brand kit. */
  async redraw({ output, edits }, { shippedFiles }, assets) {
    const contract = currentContract(output, edits);
    const { files } = await makeContract(
      contract,
      { shippedFiles, assets, madeAt: new Date() },
      'edits.contract',
    );
    return { files, standing: files.map(({ name }) => name) };
  },

  describe: ({ output, before, after }) =>
    describeContractEdits(currentContract(output, before), currentContract(output, after)),
};
