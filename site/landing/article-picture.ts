/** What an article shows first: a drawing of content/blog/pictures, or the wave of a voice drop. */
type ArticlePicture =
  | { kind: 'figure'; file: string; alt: string; width: number; height: number }
  | { kind: 'drop'; voice: string };

/** The first figure or drop in the text of an article, as site/blog/parts writes them; null where it has neither. */
export function articlePicture(mdx: string): ArticlePicture | null {
  const [, part, written = ''] = /<(Figure|Drop)\s(.*?)\/>/s.exec(mdx) ?? [];
  const value = (name: string) => new RegExp(`\\b${name}=(?:"([^"]*)"|\\{(\\d+)\\})`).exec(written);
  const words = (name: string) => value(name)?.[1] ?? '';
  const figure = (name: string) => Number(value(name)?.[2]);
  if (part === 'Drop') return { kind: 'drop', voice: words('voice') };
  if (part !== 'Figure') return null;
  return {
    kind: 'figure',
    file: words('src'),
    alt: words('alt'),
    width: figure('width'),
    height: figure('height'),
  };
}
