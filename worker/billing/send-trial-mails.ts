import type { BillingMail } from '#core/billing/billing-event.ts';
import { planState } from '#core/billing/plan-state.ts';
import type { Money } from '#core/money.ts';
import { TRIAL_NOTICE_DAYS } from '#core/plans.ts';
import { getBilling } from '#db/queries/billing-customers.ts';
import { insertMailed, listTrialsEnding } from '#db/queries/billing-trials.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import { trialMail } from './trial-mails.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Mails of a kind in one run of the schedule. */
const A_RUN = 20;
/** What nobody took over so long after the end is given up. */
const GIVE_UP_MS = 3 * DAY_MS;

type MailDeps = Pick<Deps, 'db' | 'mailer' | 'now' | 'settings'>;

async function send(deps: MailDeps, mail: BillingMail, time: { after: Date; until: Date }): Promise<void> {
  const now = deps.now();
  const isOrdered = mail === 'first-payment';
  const link = new URL(isOrdered ? '/credits' : '/upgrade', deps.settings.PUBLIC_URL).href;
  const { FREE_DAILY_GENERATIONS: freeDaily, ADMIN_EMAILS: admins } = deps.settings;
  const asked = { mail, ...time, now, limit: A_RUN, admins };
  for (const letter of await listTrialsEnding(deps.db, asked)) {
    try {
      const ordered = isOrdered ? await orderedBy(deps, letter.id) : {};
      if (!ordered) continue;
      await deps.mailer.send(trialMail(mail, { ...letter, ...ordered }, { freeDaily, link }));
      await insertMailed(deps.db, { mail, userId: letter.id, now });
    } catch (error) {
      // The next run tries again, under the same key.
      log({ level: 'error', event: 'mail-failed', error: describeError(error) });
    }
  }
}

/** What an account ordered that is first paid for at the end of its trial; null where it has Pro otherwise. */
async function orderedBy({ db }: MailDeps, userId: string): Promise<{ price: Money } | null> {
  const { record } = await getBilling(db, { userId });
  const { subscription } = planState(record);
  const isDue = subscription?.status === 'trialing' && subscription.cancelsAt === null;
  return isDue ? { price: subscription.price } : null;
}

/** What runs on a schedule: tells accounts that their trial is about to end, with or without a payment then, and that it has. */
export async function sendTrialMails(deps: MailDeps): Promise<void> {
  const now = deps.now();
  const later = (ms: number) => new Date(now.getTime() + ms);
  await send(deps, 'trial-ending', { after: now, until: later(TRIAL_NOTICE_DAYS * DAY_MS) });
  await send(deps, 'first-payment', { after: now, until: later(TRIAL_NOTICE_DAYS * DAY_MS) });
  await send(deps, 'trial-ended', { after: later(-GIVE_UP_MS), until: now });
}
