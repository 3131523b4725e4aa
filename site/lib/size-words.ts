/** Bytes as people say them: `820 kB`, `4.2 MB`, in units of 1000. */
export function bytesWords(bytes: number): string {
  if (bytes < 999_500) return `${Math.max(1, Math.round(bytes / 1000))} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}
