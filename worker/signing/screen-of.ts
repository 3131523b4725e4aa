import { contractGeneratorFacts } from '#core/tools/contract-generator/facts.ts';

/** The address of the signing of a made contract in the account of its artist. */
export const screenOf = (generationId: string | null): string =>
  `${contractGeneratorFacts.path}?view=${generationId ?? ''}#signing`;
