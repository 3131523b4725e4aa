import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

/** A part that loads when it is first shown. Where it cannot be loaded a sentence stands in its place. */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await load().catch((): ComponentType<Props> => NotLoaded) }));
}

function NotLoaded() {
  return (
    <p className="not-loaded small" role="alert">
      This part did not load. Check your connection, then{' '}
      <button type="button" className="link small" onClick={() => location.reload()}>
        reload the page
      </button>
      . What you changed is kept.
    </p>
  );
}
