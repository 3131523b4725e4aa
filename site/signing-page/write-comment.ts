import { keepFields } from './keep-fields.ts';
import { reloadPage } from './reload-page.ts';
import { sendForm } from './send-form.ts';
import type { SigningDocument } from './signing-document.ts';

/** The form that asks the other side something. */
export function writeComment({ address, reader }: SigningDocument): void {
  const form = document.querySelector<HTMLFormElement>('[data-comment]');
  if (!form) return;
  const forget = keepFields(form, { place: 'draft:signing:comment', reader });
  sendForm(form, {
    address: `${address}/comments`,
    body: () => Object.fromEntries(new FormData(form)),
    onSent() {
      forget();
      reloadPage('questions-title');
    },
  });
}
