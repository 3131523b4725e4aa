/** What is owed, what is agreed and what is talked about. */
export function MoneyStrip() {
  return null;
}
