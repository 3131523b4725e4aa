import { type ComponentType, use, useEffect, useRef } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { IslandRoot } from '#site/lib/IslandRoot.tsx';
import { showToast } from '#site/lib/toast.store.ts';
import { answer } from './early-press.ts';
import { firstTouch } from './first-touch.ts';

type Load = () => Promise<ComponentType>;

/**
 * A part of the page that is built with it and loads with the first touch: until then it stands there as HTML. It is an
 * island of its own, because what waits inside of one React would send as a placeholder first.
 *
 * `name` keeps its ids apart from those of the others.
 */
export function asleep(name: string, load: Load): ComponentType {
  const html = import.meta.env.SSR ? htmlOf(name, load) : null;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, where its module begins
  return function Asleep() {
    const place = useRef<HTMLDivElement>(null);
    const built = html === null ? '' : use(html);
    useEffect(() => {
      if (place.current) return awaken(place.current, name, load);
    }, []);
    return (
      <div
        ref={place}
        className="asleep"
        data-asleep=""
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: written by React itself, on the server; here it is let be
        dangerouslySetInnerHTML={{ __html: built }}
      />
    );
  };
}

/** Only on the server. */
async function htmlOf(name: string, load: Load): Promise<string> {
  const [{ renderToString }, Part] = await Promise.all([import('react-dom/server'), load()]);
  return renderToString(
    <IslandRoot>
      <Part />
    </IslandRoot>,
    { identifierPrefix: name },
  );
}

/** Brings a part to life once the page is touched. Returns what takes it away. */
function awaken(place: HTMLDivElement, name: string, load: Load): () => void {
  let root: Root | null = null;
  let isGone = false;

  async function begin(): Promise<void> {
    await firstTouch();
    const Part = await loaded(load, place);
    if (isGone) return;
    const part = (
      <IslandRoot>
        <Awake Part={Part} place={place} />
      </IslandRoot>
    );
    const options = { identifierPrefix: name };
    if (place.hasChildNodes()) root = hydrateRoot(place, part, options);
    else {
      root = createRoot(place, options);
      root.render(part);
    }
  }
  void begin();
  return () => {
    isGone = true;
    // React is at work on what is around it.
    queueMicrotask(() => root?.unmount());
  };
}

/** One that does not come stays as it is until somebody presses in it: then it is asked for again, and missed aloud. */
async function loaded(load: Load, place: HTMLElement): Promise<ComponentType> {
  let isPressed = false;
  for (;;) {
    try {
      return await load();
    } catch {
      if (isPressed) sayMissing();
      await new Promise((resolve) => place.addEventListener('pointerdown', resolve, { once: true }));
      isPressed = true;
    }
  }
}

const sayMissing = (): void =>
  showToast({
    tone: 'danger',
    title: 'This part did not load',
    text: 'Check your connection, then reload the page. What you changed is kept.',
  });

function Awake({ Part, place }: { Part: ComponentType; place: HTMLElement }) {
  useEffect(() => answer(place), [place]);
  return <Part />;
}
