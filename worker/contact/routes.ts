import { API } from '#core/api.ts';
import type { Deps } from '../deps.ts';
import type { Implement } from '../http/implement.ts';
import { sendContact } from './send-contact.ts';

export function contactRoutes(implement: Implement, deps: Deps): void {
  implement(API.contact, ({ body, headers, signedIn }) =>
    sendContact(deps, {
      message: body,
      accountId: signedIn?.account.id ?? null,
      key: headers['idempotency-key'] ?? crypto.randomUUID(),
    }),
  );
}
