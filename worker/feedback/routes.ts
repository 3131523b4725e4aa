import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { recordEvents } from './record-events.ts';
import { reportError } from './report-error.ts';
import { sendContact } from './send-contact.ts';

export function feedbackRoutes(implement: Implement, deps: Deps): void {
  implement(API.reportError, async ({ body }) => {
    await reportError(deps, body);
    return { ok: true };
  });
  implement(API.contact, ({ body, headers, signedIn }) =>
    sendContact(deps, {
      message: body,
      accountId: signedIn?.account.id ?? null,
      key: headers['idempotency-key'] ?? crypto.randomUUID(),
    }),
  );
  implement(API.events, async ({ signedIn, body }) => {
    await recordEvents(deps, signedIn?.account.id ?? null, body.events);
    return { ok: true };
  });
}
