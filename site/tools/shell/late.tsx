import { type ComponentType, lazy, useState } from 'react';

/**
 * A part that loads when it is first shown. Where it cannot be loaded a sentence stands in its place, and the next
 * time that it is shown it is asked for again.
 */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const ask = () =>
    lazy(async () => ({
      default: await load().catch((): ComponentType<Props> => {
        asked = ask();
        return NotLoaded;
      }),
    }));
  let asked = ask();
  // biome-ignore lint/correctness/noComponentHookFactories: called once for a part, where its module begins
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
