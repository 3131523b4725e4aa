import { keepFields } from './keep-fields.ts';
import { sendForm } from './send-form.ts';
import type { SigningDocument } from './signing-document.ts';

/** The form of a client who lets somebody else sign. This link ends then: the page stays, and can sign nothing. */
export function handOn({ address, reader }: SigningDocument): void {
  const form = document.querySelector<HTMLFormElement>('[data-hand-on]');
  const handed = document.querySelector<HTMLElement>('[data-handed]');
  if (!form || !handed) return;
  const forget = keepFields(form, { place: 'draft:signing:signer', reader });
  sendForm(form, {
    method: 'PUT',
    address: `${address}/signer`,
    body: () => Object.fromEntries(new FormData(form)),
    onSent() {
      forget();
      const name = handed.querySelector('b');
      if (name) name.textContent = String(new FormData(form).get('name') ?? '').trim();
      handed.hidden = false;
      for (const part of document.querySelectorAll<HTMLElement>(
        '.needs-script, .signer, .sp-f, .qs, [data-bar]',
      ))
        part.hidden = true;
      handed.focus();
    },
  });
}
