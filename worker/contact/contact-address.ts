import type { Settings } from '../env.ts';

/** Who reads messages: who is named for it, else the first admin, else whoever mail comes from. */
export function contactAddress(
  settings: Pick<Settings, 'CONTACT_EMAIL' | 'ADMIN_EMAILS' | 'MAIL_FROM'>,
): string {
  const [, sender] = /<([^<>]+)>\s*$/.exec(settings.MAIL_FROM) ?? [];
  return settings.CONTACT_EMAIL || settings.ADMIN_EMAILS[0] || sender || settings.MAIL_FROM;
}
