/** The number that a text stands for, with a point or a comma; or why it is none that is taken. */
export function numberOf(
  text: string,
  { min, max }: { min: number; max: number },
): { number: number } | { problem: string } {
  const plain = text.trim().replace(',', '.').replace('−', '-');
  if (!/^-?(\d+(\.\d*)?|\.\d+)$/.test(plain)) return { problem: 'Give a number.' };
  const number = Number(plain);
  return number < min || number > max ? { problem: `Use ${min} to ${max}.`.replace('-', '−') } : { number };
}
