import { keepFields } from './keep-fields.ts';
import { reloadPage } from './reload-page.ts';
import { sendForm } from './send-form.ts';
import type { SigningDocument } from './signing-document.ts';

/** The form of a client who does not sign. */
export function declineContract({ address, version, reader, zone }: SigningDocument): void {
  const form = document.querySelector<HTMLFormElement>('[data-decline]');
  if (!form) return;
  const forget = keepFields(form, { place: 'draft:signing:refusal', reader });
  sendForm(form, {
    address: `${address}/refusal`,
    body: () => ({ ...Object.fromEntries(new FormData(form)), version, zone }),
    onSent() {
      forget();
      reloadPage('state');
    },
  });
}
