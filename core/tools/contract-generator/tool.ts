import * as z from 'zod/mini';
import { EVENTS } from '#core/gigs/booking.ts';
import { serverTool } from '../define-tool.ts';
import type { Contract } from './contract.ts';
import { contractDraftSchema, contractSchema } from './contract-schema.ts';
import { contractTitle } from './contract-title.ts';
import { contractGeneratorFacts } from './facts.ts';

export const CONTRACT_FILE = 'contract.pdf';
/** The picture that stands for a contract in the library. */
export const PICTURE_FILE = 'contract.svg';

export const contractOutputSchema = z.object({
  /** As it was made. */
  contract: contractSchema,
  /** Pages of the document, as it was made first. */
  pages: z.int().check(z.gte(1)),
});
export type ContractOutput = z.infer<typeof contractOutputSchema>;

/** A contract is edited as a whole: every save is a version, and its document is made again. */
export const contractEditsSchema = z.object({ contract: z.optional(contractSchema) });
export type ContractEdits = z.infer<typeof contractEditsSchema>;

/** The contract as it was saved last. */
export const currentContract = (
  output: Pick<ContractOutput, 'contract'>,
  edits: ContractEdits | null,
): Contract => edits?.contract ?? output.contract;

export const contractGenerator = serverTool({
  ...contractGeneratorFacts,
  input: contractSchema,
  output: contractOutputSchema,
  edits: contractEditsSchema,
  titleOf: contractTitle,
  drafts: { schema: contractDraftSchema, titleOf: contractTitle },
  shownAs: ({ output, edits }) => {
    const { artist, event } = currentContract(output, edits);
    return {
      style: EVENTS[event],
      djName: artist.stageName,
      picture: PICTURE_FILE,
      file: CONTRACT_FILE,
    };
  },
  example: {
    artist: { stageName: 'DJ NOVA' },
    client: { name: 'Club Meridian Ltd' },
    nights: ['2027-01-16'],
    deal: { fee: 60_000 },
  },
});
