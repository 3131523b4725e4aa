const files = import.meta.glob<string>('/content/pictures/*.webp', {
  query: '?url',
  import: 'default',
  eager: true,
});
const SMALL = 640;

/** Address of a file of content/pictures. Throws where there is none. */
export function pictureUrl(file: string): string {
  const url = files[`/content/pictures/${file}`];
  if (!url) throw new Error(`There is no file content/pictures/${file}`);
  return url;
}

/** What `srcset` says of a picture that is wider than its small file; nothing of one that is not. */
export function pictureSet({ file, width }: { file: string; width: number }): string | undefined {
  if (width <= SMALL) return undefined;
  return `${pictureUrl(file.replace('.webp', `-${SMALL}.webp`))} ${SMALL}w, ${pictureUrl(file)} ${width}w`;
}
