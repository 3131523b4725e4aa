/** Where the caret is once a text became another: where its line still begins or ends as it did. */
export function caretAfter(before: string, after: string, caret: number): number {
  const ahead = before.slice(0, caret);
  if (after.startsWith(ahead)) return caret;
  const behind = before.slice(caret);
  if (after.endsWith(behind)) return after.length - behind.length;
  const line = ahead.slice(ahead.lastIndexOf('\n') + 1);
  const rest = behind.split('\n', 1)[0] ?? '';
  const at = line + rest === '' ? -1 : after.indexOf(line + rest);
  return at < 0 ? Math.min(caret, after.length) : at + line.length;
}
