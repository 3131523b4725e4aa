type Field = HTMLInputElement | HTMLSelectElement;

/** The fields of a form that have a name. */
export const fieldsOf = (form: HTMLFormElement): Field[] =>
  [...form.elements].filter(
    (part): part is Field =>
      (part instanceof HTMLInputElement || part instanceof HTMLSelectElement) && part.name !== '',
  );

const defaultOf = (field: Field): string =>
  field instanceof HTMLInputElement
    ? field.defaultValue
    : ([...field.options].find((option) => option.defaultSelected)?.value ?? '');

/** Whether a field may hold this: numbers within their range, choices that there are. */
export function accepts(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  if (field.type !== 'number') return value.length <= (field.maxLength > 0 ? field.maxLength : 80);
  if (!/^\d{1,7}(\.\d+)?$/.test(value)) return field.value === '' && value === '';
  if (field.dataset.whole !== undefined && !Number.isInteger(Number(value))) return false;
  return Number(value) >= Number(field.min) && Number(value) <= Number(field.max);
}

/** Fills a form from an address. What a field may not hold is passed over. */
export function takeFromAddress(form: HTMLFormElement, asked: URLSearchParams): void {
  for (const field of fieldsOf(form)) {
    const value = asked.get(field.name);
    if (value !== null && accepts(field, value)) field.value = value;
  }
}

/** What an address has to say of a form: the fields that are not as they came. */
export function addressOf(form: HTMLFormElement): URLSearchParams {
  const changed = fieldsOf(form).filter((field) => field.value !== defaultOf(field));
  return new URLSearchParams(changed.map((field): [string, string] => [field.name, field.value]));
}

/** The number in a field; where it holds none, or one that it may not hold, the nearest that it may. */
export function numberIn(field: HTMLInputElement): number {
  const value = Number.isNaN(field.valueAsNumber) ? Number(field.min) : field.valueAsNumber;
  const kept = field.dataset.whole === undefined ? value : Math.round(value);
  return Math.min(Number(field.max), Math.max(Number(field.min), kept));
}
