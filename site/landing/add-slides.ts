import { SLIDE_SIZES, type ToolSlide, type ToolSlides } from './tool-slides.ts';

let asked: Promise<Record<string, ToolSlides>> | null = null;

function askOnce(): Promise<Record<string, ToolSlides>> {
  asked ??= fetch('/slides.json').then((reply) => reply.json());
  return asked.catch(() => {
    asked = null;
    return {};
  });
}

function slideOf({ isDesign, ...picture }: ToolSlide): HTMLElement {
  const slide = document.createElement('div');
  slide.className = 'product-picture';
  slide.dataset.slide = '';
  // What it is shown at is known before its address.
  slide.append(Object.assign(new Image(), { loading: 'lazy', sizes: SLIDE_SIZES }, picture));
  if (isDesign) {
    slide.append(
      Object.assign(document.createElement('span'), { className: 'badge', textContent: 'Design preview' }),
    );
  }
  return slide;
}

function dotOf(label: string, isCurrent: boolean): HTMLElement {
  const dot = document.createElement('button');
  dot.type = 'button';
  dot.dataset.dot = '';
  dot.ariaLabel = label;
  if (isCurrent) dot.setAttribute('aria-current', 'true');
  return dot;
}

/** Puts the other pictures of a tool behind its first, and a dot for each on them; its size stays what it was. */
export async function addSlides(show: HTMLElement, tool: string): Promise<void> {
  const { title, slides } = (await askOnce())[tool] ?? { title: '', slides: [] };
  if (slides.length === 0) return;
  show.querySelector('.slides')?.append(...slides.map(slideOf));
  const dots = document.createElement('div');
  dots.className = 'dots';
  const count = slides.length + 1;
  for (let at = 0; at < count; at++) {
    dots.append(dotOf(`${title}, picture ${at + 1} of ${count}`, at === 0));
  }
  show.append(dots);
}
