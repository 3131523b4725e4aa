/** How many articles were found, in words. */
export function foundWords(count: number, shown: number, query: string): string {
  if (count === 0) return `No articles about “${query}”. Try another word.`;
  const articles = count === 1 ? 'One article' : `${count} articles`;
  return `${articles} about “${query}”${count > shown ? `, the best ${shown} first` : ''}`;
}
