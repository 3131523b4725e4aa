import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';

type Values = Readonly<Record<string, string>>;
type Field = HTMLInputElement | HTMLTextAreaElement;

/** A consent is given anew each time. */
const isKept = (field: Element): field is Field =>
  field instanceof HTMLTextAreaElement || (field instanceof HTMLInputElement && field.type !== 'checkbox');

const isChoice = (field: Field): field is HTMLInputElement => field.type === 'radio';

function fill(field: Field, values: Values): void {
  const value = values[field.name];
  if (value === undefined) return;
  if (isChoice(field)) field.checked = field.value === value;
  else field.value = value;
}

/**
 * Keeps what is typed and chosen in a form until it has arrived, in this tab alone.
 * @param kept under which key of sessionStorage, and for which reader: what was typed on another link is not put in here
 * @returns forgets it
 */
export function keepFields(
  form: HTMLFormElement,
  { place, reader }: { place: string; reader: string },
): () => void {
  const kept = recall(tabMemory, place) as { reader?: string; values?: Values } | null;
  const fields = [...form.elements].filter(isKept);
  if (kept?.reader === reader) for (const field of fields) fill(field, kept.values ?? {});
  form.addEventListener('input', () => {
    const said = fields.filter((field) => !isChoice(field) || field.checked);
    const values = Object.fromEntries(said.map(({ name, value }) => [name, value]));
    remember(tabMemory, place, { reader, values });
  });
  return () => remember(tabMemory, place, null);
}
