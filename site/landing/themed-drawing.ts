const SVG = 'http://www.w3.org/2000/svg';

/** Shows a drawing of an article in the letters and the theme of this page, which its file alone cannot have. */
export function themeDrawing(picture: HTMLImageElement): void {
  const file = picture.getAttribute('src') ?? '';
  const drawing = document.createElementNS(SVG, 'svg');
  const { alt, dataset } = picture;
  for (const [name, value] of Object.entries({
    role: 'img',
    'aria-label': alt,
    viewBox: `0 0 ${picture.getAttribute('width')} ${picture.getAttribute('height')}`,
    'data-file': file,
    'data-field': dataset.field ?? '',
  }))
    drawing.setAttribute(name, value);
  drawing.append(document.createElementNS(SVG, 'use'));
  drawing.firstElementChild?.setAttribute('href', `${file}#drawing`);
  picture.replaceWith(drawing);
}
