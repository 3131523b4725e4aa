import { reloadPage } from './reload-page.ts';
import { sendForm } from './send-form.ts';
import type { SigningDocument } from './signing-document.ts';

/** Takes changes back that wait for their answer. */
export function withdrawProposals({ address }: Pick<SigningDocument, 'address'>): void {
  for (const form of document.querySelectorAll<HTMLFormElement>('[data-withdraw]'))
    sendForm(form, {
      method: 'DELETE',
      address: `${address}/proposals/${form.dataset.withdraw}`,
      body: () => undefined,
      onSent: () => reloadPage(`propose-${form.dataset.clause}`),
    });
}
