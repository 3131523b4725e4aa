/** How many articles were found, in words. */
export function foundWords(count: number, shown: number, query: string): string {
  if (count === 0) return `Nothing on “${query}”. Another word may find more; the list has everything.`;
  const articles = count === 1 ? 'One article' : `${count} articles`;
  return `${articles} on “${query}”${count > shown ? `, the best ${shown} first` : ''}`;
}
