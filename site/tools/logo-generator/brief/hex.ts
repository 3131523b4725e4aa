const WHOLE = /^#[\dA-F]{6}$/i;

export const isHex = (text: string): boolean => WHOLE.test(text.trim());

/** `ff9e14` and `#f90` as people write them become `#FF9E14` and `#FF9900`; what is no colour stays as it is. */
export function tidyHex(text: string): string {
  const digits = /^#?([\da-f]{3}|[\da-f]{6})$/i.exec(text.trim())?.[1];
  if (digits === undefined) return text;
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${six.toUpperCase()}`;
}
