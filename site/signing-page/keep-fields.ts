import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';

type Values = Record<string, string>;

const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && field.type !== 'checkbox' && field.type !== 'radio');

/**
 * Keeps what is typed into a form until it has arrived, in this tab alone. A consent is given anew each time.
 * @param kept under which key of sessionStorage, and for which document: what was typed to another one is not put in here
 * @returns forgets it
 */
export function keepFields(
  form: HTMLFormElement,
  { place, sha256 }: { place: string; sha256: string },
): () => void {
  const kept = recall(tabMemory, place) as { sha256?: string; values?: Values } | null;
  const fields = [...form.elements].filter(isText);
  if (kept?.sha256 === sha256)
    for (const field of fields) field.value = kept.values?.[field.name] ?? field.value;
  form.addEventListener('input', () => {
    const values = Object.fromEntries(fields.map((field) => [field.name, field.value]));
    remember(tabMemory, place, { sha256, values });
  });
  return () => remember(tabMemory, place, null);
}
