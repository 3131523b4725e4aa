import { inkPath } from '#core/signing/ink.ts';
import { type DrawnSignature, MOST_INK } from '#core/signing/signature.ts';
import { recall, remember, tabMemory } from '#site/lib/tab-memory.ts';
import { type Ink, keptInk } from './ink.ts';

/** The key in sessionStorage. */
const PLACE = 'draft:signing:ink';

/** Units of the pad in one pixel of the screen. */
const FINENESS = 2;
/** Of the line, in units of the pad. */
const THICKNESS = 4;

interface InkPad {
  signature(): DrawnSignature;
  /** Forgets what was kept of it in this tab. */
  forget(): void;
}

/**
 * A pad to draw a signature on with a finger, a pen or a mouse. What is drawn stays as it is when the pad changes its size.
 * @param reader for whom ink is kept in this tab
 */
export function inkPad(form: HTMLFormElement, reader: string): InkPad | null {
  const canvas = form.querySelector<HTMLCanvasElement>('[data-pad]');
  const empty = form.querySelector<HTMLElement>('[data-empty]');
  const undo = form.querySelector<HTMLButtonElement>('[data-undo]');
  const clear = form.querySelector<HTMLButtonElement>('[data-clear]');
  const pen = canvas?.getContext('2d');
  if (!canvas || !empty || !undo || !clear || !pen) return null;

  const kept = recall(tabMemory, PLACE) as { reader?: string; ink?: Ink } | null;
  let ink: Ink = (kept?.reader === reader && kept.ink) || { width: 0, height: 0, strokes: [] };
  let drawing: number[] | null = null;

  /** Units of the drawing in one pixel of the pad as it is now. */
  const unit = (): number => Math.max(ink.width / canvas.clientWidth, ink.height / canvas.clientHeight);

  const draw = (): void => {
    const sharp = devicePixelRatio || 1;
    canvas.width = canvas.clientWidth * sharp;
    canvas.height = canvas.clientHeight * sharp;
    const strokes = drawing ? [...ink.strokes, drawing] : ink.strokes;
    if (strokes.length > 0 && canvas.width > 0) {
      pen.scale(sharp / unit(), sharp / unit());
      pen.strokeStyle = getComputedStyle(canvas).color;
      pen.lineWidth = THICKNESS;
      pen.lineCap = 'round';
      pen.lineJoin = 'round';
      pen.stroke(new Path2D(inkPath(strokes)));
    }
    empty.hidden = strokes.length > 0;
    undo.disabled = clear.disabled = strokes.length === 0;
  };

  const change = (changed: Ink): void => {
    ink = changed;
    remember(tabMemory, PLACE, { reader, ink });
    draw();
  };

  const add = ({ clientX, clientY }: PointerEvent): void => {
    const { left, top } = canvas.getBoundingClientRect();
    const within = (place: number, most: number): number => unit() * Math.min(most, Math.max(0, place));
    drawing?.push(within(clientX - left, canvas.clientWidth), within(clientY - top, canvas.clientHeight));
  };

  canvas.addEventListener('pointerdown', (event) => {
    if (event.button !== 0 || drawing || ink.strokes.length >= MOST_INK.strokes) return;
    // A drawing begins with the measures of its pad.
    if (ink.strokes.length === 0)
      ink = {
        width: Math.min(MOST_INK.side, canvas.clientWidth * FINENESS),
        height: Math.min(MOST_INK.side, canvas.clientHeight * FINENESS),
        strokes: [],
      };
    drawing = [];
    canvas.setPointerCapture(event.pointerId);
    add(event);
    draw();
  });
  canvas.addEventListener('pointermove', (event) => {
    if (!drawing) return;
    for (const each of event.getCoalescedEvents?.() ?? [event]) add(each);
    draw();
  });
  const end = (): void => {
    if (!drawing) return;
    const drawn = keptInk({ ...ink, strokes: [...ink.strokes, drawing] });
    drawing = null;
    change(drawn);
    form.querySelector<HTMLElement>('[data-error=signature]')?.setAttribute('hidden', '');
  };
  canvas.addEventListener('pointerup', end);
  canvas.addEventListener('pointercancel', end);
  undo.addEventListener('click', () => change({ ...ink, strokes: ink.strokes.slice(0, -1) }));
  clear.addEventListener('click', () => change({ ...ink, strokes: [] }));
  new ResizeObserver(draw).observe(canvas);
  matchMedia('(prefers-color-scheme: light)').addEventListener('change', draw);

  return {
    signature: () => ({ kind: 'drawn', ...ink }),
    forget: () => remember(tabMemory, PLACE, null),
  };
}
