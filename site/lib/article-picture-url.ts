const files = import.meta.glob<string>('/content/blog/pictures/*', {
  query: '?url',
  import: 'default',
  eager: true,
});

/** Where a picture of content/blog/pictures is served. Throws where there is none of that name. */
export function articlePictureUrl(name: string): string {
  const url = files[`/content/blog/pictures/${name}`];
  if (!url) throw new Error(`There is no picture ${name} in content/blog/pictures`);
  return url;
}
