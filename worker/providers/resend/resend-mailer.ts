import { Buffer } from 'node:buffer';
import type { Mailer } from '../ports.ts';

/** Sends mail by Resend's HTTP API. Throws with the status when it was not taken over; its text stays inside. */
export function resendMailer(options: { url: string; apiKey: string; from: string }): Mailer {
  return {
    async send(mail) {
      const reply = await fetch(`${options.url}/emails`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${options.apiKey}`,
          'content-type': 'application/json',
          // Remembered for a day: https://resend.com/docs/dashboard/emails/idempotency-keys
          ...(mail.key !== undefined && { 'idempotency-key': mail.key }),
        },
        body: JSON.stringify({
          from: options.from,
          to: [mail.to],
          reply_to: mail.replyTo,
          subject: mail.subject,
          text: mail.text,
          attachments: mail.attachments?.map(({ name, type, bytes }) => ({
            ...{ filename: name, content_type: type },
            content: Buffer.from(bytes).toString('base64'),
          })),
        }),
        signal: AbortSignal.timeout(10_000),
      });
      if (!reply.ok) throw new Error(`Mail was not taken over: status ${reply.status}`);
    },
  };
}
