import { GIG_STATUSES, type GigStatus } from '#core/gigs/gig-status.ts';

/** A mouse has to go this far, in pixels, before a press is a drag; a finger may stray so far while it is held. */
const SLOP = 6;
/** How long a finger is held before it lifts a card, in ms: before that it scrolls. */
const HOLD_MS = 250;
/** From an edge, in pixels, what is below scrolls, the nearer the faster; at the edge so far a frame. */
const EDGE = 56;
const SPEED = 12;
/** After a press is let go its click has come, in ms. */
const CLICK_MS = 50;

interface DragParts {
  press: PointerEvent;
  card: HTMLElement;
  /** Scrolls sideways while the card is at its edge. */
  board: HTMLElement;
  /** The card was lifted, and is over a column, or over none. */
  onOver(status: GigStatus | null): void;
  /** Over: dropped on a column, or back where it was. Not called where it was never lifted. */
  onEnd(status: GigStatus | null): void;
}

/** Follows a press on a card until it is let go. A mouse drags at once, a finger once it was held. Returns how to stop it. */
export function dragCard({ press, card, board, onOver, onEnd }: DragParts): () => void {
  const isMouse = press.pointerType === 'mouse';
  const over = new AbortController();
  const at = { x: press.clientX, y: press.clientY };
  let lifted: HTMLElement | null = null;
  let frame = 0;
  const held = isMouse ? undefined : setTimeout(lift, HOLD_MS);

  function lift(): void {
    lifted = ghostOf(card);
    board.dataset.dragging = '';
    frame = requestAnimationFrame(scroll);
    follow();
  }
  function follow(): void {
    if (!lifted) return;
    lifted.style.translate = `${at.x - press.clientX}px ${at.y - press.clientY}px`;
    onOver(columnAt(at));
  }
  function scroll(): void {
    const { left, right } = board.getBoundingClientRect();
    const towards = (value: number, from: number, to: number): number => {
      const depth = Math.max(0, EDGE - (value - from)) - Math.max(0, EDGE - (to - value));
      return Math.round((-SPEED * Math.max(-EDGE, Math.min(EDGE, depth))) / EDGE);
    };
    board.scrollLeft += towards(at.x, Math.max(0, left), Math.min(innerWidth, right));
    scrollBy(0, towards(at.y, 0, innerHeight));
    onOver(columnAt(at));
    frame = requestAnimationFrame(scroll);
  }
  function end(status: GigStatus | null): void {
    const wasLifted = lifted !== null;
    over.abort();
    clearTimeout(held);
    cancelAnimationFrame(frame);
    lifted?.remove();
    delete board.dataset.dragging;
    if (wasLifted) onEnd(status);
  }
  function move(event: PointerEvent): void {
    if (event.pointerId !== press.pointerId) return;
    Object.assign(at, { x: event.clientX, y: event.clientY });
    const isFar = Math.hypot(at.x - press.clientX, at.y - press.clientY) > SLOP;
    if (!lifted && isFar && isMouse) lift();
    else if (!lifted && isFar) end(null);
    else follow();
  }

  const { signal } = over;
  addEventListener('pointermove', move, { signal });
  addEventListener(
    'pointerup',
    () => {
      if (lifted) swallowClick(true);
      end(lifted && columnAt(at));
    },
    { signal },
  );
  addEventListener('pointercancel', () => end(null), { signal });
  addEventListener('blur', () => end(null), { signal });
  // A finger that holds a card neither scrolls nor opens the menu of a link.
  addEventListener('touchmove', (event) => lifted && event.preventDefault(), { signal, passive: false });
  addEventListener('contextmenu', (event) => !isMouse && event.preventDefault(), { signal });
  const onEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !lifted) return;
    event.preventDefault();
    event.stopPropagation();
    swallowClick(false);
    end(null);
  };
  addEventListener('keydown', onEscape, { signal, capture: true });
  return () => end(null);
}

/** The card again, where it is, to be moved about. */
function ghostOf(card: HTMLElement): HTMLElement {
  const { left, top, width, height } = card.getBoundingClientRect();
  const ghost = card.cloneNode(true) as HTMLElement;
  ghost.classList.add('board-ghost');
  ghost.inert = true;
  ghost.removeAttribute('data-gig');
  Object.assign(ghost.style, {
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  document.body.append(ghost);
  return ghost;
}

function columnAt({ x, y }: { x: number; y: number }): GigStatus | null {
  const column = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-status]');
  const status = column?.dataset.status;
  return status !== undefined && status in GIG_STATUSES ? (status as GigStatus) : null;
}

/** What is let go over a link would open it. `isUp`: it was let go just now, and the click is all that is left of it. */
function swallowClick(isUp: boolean): void {
  const done = new AbortController();
  const { signal } = done;
  const soon = (): void => void setTimeout(() => done.abort(), CLICK_MS);
  const swallow = (event: MouseEvent): void => {
    event.preventDefault();
    event.stopPropagation();
    done.abort();
  };
  addEventListener('click', swallow, { capture: true, signal });
  if (isUp) soon();
  else addEventListener('pointerup', soon, { signal });
}
