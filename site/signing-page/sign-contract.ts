import { inkPad } from './ink-pad.ts';
import { keepFields } from './keep-fields.ts';
import { reloadPage } from './reload-page.ts';
import { sendForm } from './send-form.ts';
import type { SigningDocument } from './signing-document.ts';

/** The form that signs: a name set in a script, or a drawing. */
export function signContract({ address, version, sha256, reader, zone }: SigningDocument): void {
  const form = document.querySelector<HTMLFormElement>('[data-sign]');
  const typed = form?.querySelector('[data-typed]');
  const pad = form && inkPad(form, reader);
  if (!form || !typed || !pad) return;
  const forget = keepFields(form, { place: 'draft:signing:signature', reader });
  const fieldOf = (name: string): string => String(new FormData(form).get(name) ?? '');

  const showName = (): void => {
    typed.textContent = fieldOf('name');
  };
  form.addEventListener('input', showName);
  showName();

  sendForm(form, {
    address: `${address}/signature`,
    body: () => ({
      ...{ version, sha256, zone, name: fieldOf('name'), agrees: fieldOf('agrees') === 'on' },
      signature: fieldOf('kind') === 'drawn' ? pad.signature() : { kind: 'typed' },
    }),
    onSent() {
      forget();
      pad.forget();
      reloadPage('state');
    },
  });
}
