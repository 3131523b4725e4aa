import { startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import type { BioReply } from '#core/press-kit-writing-schema.ts';
import {
  BIO_SHAPE,
  BIO_WRITER_INSTRUCTIONS,
  biosOf,
  factsForWriter,
} from '#core/tools/press-kit/bio/ask-writer.ts';
import type { PressKit } from '#core/tools/press-kit/kit.ts';
import { presentableKit } from '#core/tools/press-kit/presentable-kit.ts';
import { countBios } from '#db/queries/press-kit-bios.ts';
import { enoughForToday } from '../credits/refusals.ts';
import type { Deps } from '../deps.ts';

/** How often an account may have bios written on one UTC day. */
const DAILY_BIOS = 30;

/**
 * Bios by the text model, from the facts of the kit alone. Throws NOT_FOUND where there is no model, INVALID_INPUT for a
 * kit without a name, RATE_LIMITED where the account asked often enough today, PROVIDER_FAILED where the model gave no
 * answer, or none of the right shape.
 */
export async function writeBios(
  deps: Pick<Deps, 'db' | 'now' | 'toolPorts'>,
  userId: string,
  draft: PressKit,
): Promise<BioReply> {
  const { text } = deps.toolPorts;
  if (!text) throw new ApiError('NOT_FOUND');
  const { content: kit, problems } = presentableKit(draft);
  const nameless = problems.filter(({ path }) => path === 'artistName');
  if (nameless.length > 0) throw new ApiError('INVALID_INPUT', undefined, { fields: nameless });
  const now = deps.now();
  if (!(await countBios(deps.db, { userId, day: startOfUtcDay(now), most: DAILY_BIOS })))
    throw enoughForToday(now, {
      why: `You can ask this writer ${DAILY_BIOS} times a day. The built-in writer has no limit`,
    });
  const answer = await text
    .askForData({ instructions: BIO_WRITER_INSTRUCTIONS, subject: factsForWriter(kit), shape: BIO_SHAPE })
    .catch(() => null);
  const bios = answer === null ? null : biosOf(answer, kit);
  if (!bios) throw new ApiError('PROVIDER_FAILED', 'The writer gave no bio. Nothing was charged');
  return bios;
}
