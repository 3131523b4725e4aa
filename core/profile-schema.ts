import * as z from 'zod/mini';
import {
  CAREER_STAGE_IDS,
  CURRENCIES,
  LONGEST,
  MOST,
  type Profile,
  SOCIAL_IDS,
  SOCIALS,
  type Social,
} from './profile.ts';
import { noControls } from './text.ts';
import { firstNameSchema } from './user.ts';

const line = (longest: number) =>
  z
    .string('Write text')
    .check(z.trim(), z.maxLength(longest, `Use at most ${longest} characters`), noControls);
const filledLine = (longest: number, reason: string) => line(longest).check(z.minLength(1, reason));

/** A name of the IANA list; engines know offsets such as `+05:00` too, which have no summer. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

/** The host of a whole address without port, name or password, in any script; null where it is none. */
export const hostOf = (link: string): string | null =>
  /^https:\/\/((?:[\p{L}\p{M}\p{N}-]+\.)+\p{L}[\p{L}\p{M}\p{N}-]+)(?:[/?#]\S*)?$/iu
    .exec(link)?.[1]
    ?.toLowerCase() ?? null;

function isOf(social: Social, link: string): boolean {
  const host = hostOf(link);
  const hosts: readonly string[] = SOCIALS[social].hosts;
  return (
    host !== null && (hosts.length === 0 || hosts.some((own) => host === own || host.endsWith(`.${own}`)))
  );
}

const linkSchema = (social: Social) => {
  const [host] = SOCIALS[social].hosts;
  return line(LONGEST.link).check(
    z.refine(
      (link: string) => isOf(social, link),
      host ? `Enter a whole address such as https://${host}/yourname` : 'Enter a whole address with https://',
    ),
  );
};

/** Where an artist can be found, by whole addresses of each place. */
export const socialsSchema = z.object(
  Object.fromEntries(SOCIAL_IDS.map((id) => [id, z.optional(linkSchema(id))])) as Record<
    Social,
    z.ZodMiniOptional<z.ZodMiniString>
  >,
);

const unlike = (reason: string) =>
  z.refine<string[]>(
    (words) => new Set(words.map((word) => word.toLowerCase())).size === words.length,
    reason,
  );

const choice = z.boolean('Choose yes or no');
const notificationsSchema = z.object({ gigs: choice, money: choice, news: choice });

const fields = {
  firstName: firstNameSchema,
  artistName: line(LONGEST.artistName),
  city: line(LONGEST.city),
  genres: z
    .array(filledLine(LONGEST.genre, 'Write a genre'))
    .check(z.maxLength(MOST.genres, `Choose at most ${MOST.genres}`), unlike('One genre stands here twice')),
  bioFacts: z
    .array(filledLine(LONGEST.fact, 'Write a fact'))
    .check(z.maxLength(MOST.facts, `At most ${MOST.facts} facts`), unlike('One fact stands here twice')),
  socials: socialsSchema,
  careerStage: z.nullable(z.enum(CAREER_STAGE_IDS, 'Choose one of the stages')),
  timeZone: z.nullable(
    z
      .string()
      .check(
        z.maxLength(60, 'Use at most 60 characters'),
        z.refine(isTimeZone, 'Choose a time zone of the list, such as Europe/Berlin'),
      ),
  ),
  currency: z.nullable(z.enum(CURRENCIES, 'Choose a currency of the list')),
  notifications: notificationsSchema,
};

export const profileSchema: z.ZodMiniType<Profile> = z.object({
  ...fields,
  pictureUrl: z.nullable(z.string()),
  pictureId: z.nullable(z.string()),
});

/** What PATCH takes: any of the fields. `socials` replaces all links; `pictureId` null takes the own picture away. */
export const profileChangeSchema = z.partial(
  z.object({ ...fields, pictureId: z.nullable(z.string().check(z.maxLength(64))) }),
);
export type ProfileChange = z.infer<typeof profileChangeSchema>;
