import type { Session } from '#site/lib/session.store.ts';

/** Whether the server has said that the account has Pro or trial. The clock of the device is not asked. */
export const isWithPro = (session: Session): boolean =>
  session.status === 'user' && (session.user.subscriptionStatus !== 'free' || session.user.role === 'admin');

/** Whether who is here is known to lack Pro. False while nobody knows. */
export const isWithoutPro = (session: Session): boolean =>
  session.status === 'visitor' || (session.status === 'user' && !isWithPro(session));
