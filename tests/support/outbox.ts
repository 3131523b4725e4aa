import { vi } from 'vitest';
import { Client } from './client.ts';

export interface Mails {
  mails: { to: string; text: string; subject: string }[];
}

/** The link of the newest mail to this address. Mail goes out after the reply, so it may take a moment. */
export const linkTo = (email: string, subject: string): Promise<string> =>
  vi.waitFor(
    async () => {
      const { body } = await new Client().get<Mails>('/api/local/outbox');
      const mail = body.mails.find((one) => one.to === email && one.subject === subject);
      const link = mail && /http\S+/.exec(mail.text)?.[0];
      if (!link) throw new Error(`No mail '${subject}' to ${email}`);
      return link;
    },
    { timeout: 30_000, interval: 50 },
  );
