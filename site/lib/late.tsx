import { type ComponentType, lazy, type ReactNode, useEffect, useState } from 'react';

/**
 * A part that loads when it is first shown. Where it cannot be loaded `Failed` stands in its place, a sentence if not said
 * otherwise, and the next time that it is shown it is asked for again. Many browsers remember a module that did not come
 * for as long as the page lives, so the sure way on is to reload the page.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Failed: () => ReactNode = NotLoaded,
): ComponentType<Props> {
  const ask = () => lazy(async () => ({ default: await load().catch((): ComponentType<Props> => Missing) }));
  let asked = ask();
  function Missing() {
    // Not before it stands there: React begins anew what it waited for, and would ask again without end.
    useEffect(() => {
      asked = ask();
    }, []);
    return <Failed />;
  }
  return function Late(props: Props) {
    const [Part] = useState(() => asked);
    return <Part {...props} />;
  };
}

function NotLoaded() {
  return (
    <p
      ref={(sentence) => sentence?.scrollIntoView({ block: 'nearest' })}
      className="not-loaded small"
      role="alert"
    >
      This part did not load. Check your connection, then{' '}
      <button type="button" className="link small" onClick={() => location.reload()}>
        reload the page
      </button>
      . What you changed is kept.
    </p>
  );
}
