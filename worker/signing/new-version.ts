import type { Branding } from '#core/branding.ts';
import type { FieldError } from '#core/errors.ts';
import { dayAfter, daysBetween, instantOf, wallTime } from '#core/gigs/zoned-time.ts';
import { type EnvelopeEvent, mediaTypeOf, OPEN_DAYS, SIGN_FILES } from '#core/signing/envelope.ts';
import type { NewEnvelope } from '#core/signing/sending-schema.ts';
import { type Addendum, addendumTitle } from '#core/tools/contract-generator/addendum.ts';
import type { Contract } from '#core/tools/contract-generator/contract.ts';
import { contractTitle } from '#core/tools/contract-generator/contract-title.ts';
import { printContract } from '#core/tools/contract-generator/paper/print-contract.ts';
import { termsOf } from '#core/tools/contract-generator/terms.ts';
import type { Deps } from '../deps.ts';
import type { MadeFile } from '../providers/ports.ts';
import { hashOf } from '../storage/hash-of.ts';
import { readFontFiles } from '../storage/read-font-files.ts';
import { printProblem, refuseProblems, signerProblems } from './check-signers.ts';
import { dressed } from './dressed-contract.ts';

type Sent = Extract<EnvelopeEvent, { type: 'sent' }>;

/** A contract as it is sent: what is written down of it, what its documents are made of, and the first of these. */
export interface NewVersion {
  event: Omit<Sent, 'type'>;
  kept: { contract: Contract; addendum: Addendum | null; branding: Branding; madeAt: Date };
  file: MadeFile;
}

/** The instant at which the last day to sign is over at the venue, or what is wrong with that day. */
function endOf(openUntil: string, { zone }: Pick<Contract, 'zone'>, now: Date): Date | FieldError {
  const path = 'openUntil';
  const place = zone || 'UTC';
  const today = wallTime(now.getTime(), place).day;
  if (openUntil < today) return { path, reason: 'That day has passed. Choose a later one' };
  if (daysBetween(today, openUntil) > OPEN_DAYS.most)
    return { path, reason: `Choose a day within ${OPEN_DAYS.most} days` };
  return new Date(instantOf({ day: dayAfter(openUntil, 1), minutes: 0 }, place));
}

/** When the event begins: its first set, or its first day where no times are said. */
function beginOf(contract: Contract): string | null {
  const [set] = termsOf(contract).sets;
  const [night] = contract.nights;
  const begin = set?.from ?? (night && instantOf({ day: night, minutes: 0 }, contract.zone || 'UTC'));
  return begin ? new Date(begin).toISOString() : null;
}

/** Makes the document of a version. Throws INVALID_INPUT for a day that was or is too far off, and who can’t sign. */
export async function newVersion(
  { toolPorts }: Pick<Deps, 'toolPorts'>,
  contract: Contract,
  {
    sent,
    email,
    branding,
    version,
    addendum,
    now,
  }: {
    sent: Omit<NewEnvelope, 'contractVersion'>;
    /** Of the artist. */
    email: string;
    branding: Branding;
    version: number;
    /** Where it is no contract, but an addendum to this one; and what its record says of it. */
    addendum?: { said: Addendum; recorded: NonNullable<Sent['addendum']> };
    now: Date;
  },
): Promise<NewVersion> {
  const end = endOf(sent.openUntil, contract, now);
  refuseProblems([
    ...signerProblems(sent.client, email, 'client.'),
    printProblem('artist.name', sent.artist.name),
    printProblem('artist.title', sent.artist.title),
    end instanceof Date ? null : end,
  ]);
  const expiresAt = (end as Date).toISOString();
  const readFonts = (names: readonly string[]) => readFontFiles(toolPorts.shippedFiles, names);
  const signing = { version, sha256: null, signatures: {} };
  const said = { contract, madeAt: now, signing, ...(addendum && { addendum: addendum.said }) };
  const parts = await dressed(said, branding, toolPorts.shippedFiles);
  const { bytes, pages } = await printContract(parts, readFonts);
  return {
    event: {
      version,
      title: addendum ? addendumTitle(contract, addendum.said.number) : contractTitle(contract),
      document: { sha256: await hashOf(bytes), size: bytes.byteLength, pages },
      signers: [
        { role: 'artist', ...sent.artist, email },
        { role: 'client', ...sent.client },
      ],
      ...{ order: sent.order, expiresAt, eventAt: beginOf(contract), note: sent.note },
      ...(addendum && { addendum: addendum.recorded }),
    },
    kept: { contract, addendum: addendum?.said ?? null, branding, madeAt: now },
    file: { name: SIGN_FILES.contract, type: mediaTypeOf(SIGN_FILES.contract), bytes },
  };
}
