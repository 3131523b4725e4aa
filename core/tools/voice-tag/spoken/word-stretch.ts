/** Words that people stretch, as they are said. */
const STRETCHED = new Set([
  ...[
    'so',
    'love',
    'no',
    'go',
    'yo',
    'hello',
    'whoa',
    'oh',
    'we',
    'me',
    'he',
    'she',
    'be',
    'the',
    'yeah',
    'yes',
    'hey',
  ],
  ...['ho', 'nova', 'bro', 'come', 'home', 'over', 'move', 'let', 'fire', 'here', 'are', 'more', 'one'],
]);

/** `yeaaaah` → `yeah`, `freeee` → `free`: letters that stand three times and more are held, not said again. */
export function unstretched(word: string): string {
  if (!/([a-z])\1\1/.test(word)) return word;
  const single = word.replace(/([a-z])\1{2,}/g, '$1');
  return STRETCHED.has(single)
    ? single
    : word.replace(/([eo])\1{2,}/g, '$1$1').replace(/([a-z])\1{2,}/g, '$1');
}
