import * as z from 'zod/mini';
import { idsOf } from '../document-fields-schema.ts';
import { EVENTS } from './booking.ts';
import { CONTRACT_STATES } from './contract-states.ts';
import { day, detailFields } from './gig-details-schema.ts';

const payment = z.nullable(z.object({ amount: z.int(), due: z.nullable(day) }));

/** What a contract says of one night. What it leaves to be filled in is null. */
const gigTermsSchema = z.object({
  type: z.enum(idsOf(EVENTS)),
  zone: z.nullable(z.string()),
  /** Of the set, on the wall at the venue; the night alone where no time is said. */
  start: z.string(),
  end: z.nullable(z.string()),
  loadIn: z.nullable(z.string()),
  soundCheck: z.nullable(z.string()),
  /** Guaranteed for the night. */
  fee: z.nullable(z.object({ amount: z.int(), currency: z.string() })),
  /** What its kind has no use for is 0. */
  deal: detailFields.deal,
  /** Of the night, in the currency of the fee. */
  deposit: payment,
  balance: payment,
  radius: detailFields.radius,
  venue: z.string(),
  client: z.string(),
});
export type GigTerms = z.infer<typeof gigTermsSchema>;

/** The contract of a gig. */
export const gigContractSchema = z.object({
  /** Of its draft, or of what was made of it. */
  id: z.string(),
  title: z.string(),
  /** Whether there is a document of it. */
  isMade: z.boolean(),
  state: z.enum(idsOf(CONTRACT_STATES)),
  /** Since when it is so. */
  since: z.string(),
  /** What it says of the night of the gig; null where it is for other nights. */
  terms: z.nullable(gigTermsSchema),
});
export type GigContract = z.infer<typeof gigContractSchema>;
