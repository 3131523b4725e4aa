import { StateLabel } from './StateLabel.tsx';
import type { State } from './state-icons.ts';

interface StatePart {
  name: string;
  text: string;
  state: State;
  /** Where it can be changed. */
  href?: string;
}

/** The parts of one thing side by side, each with how it stands; below each other where it is narrow. */
export function StateStrip({ parts }: { parts: readonly StatePart[] }) {
  return (
    <ul className="state-strip">
      {parts.map(({ name, text, state, href }) => {
        const words = (
          <>
            <StateLabel state={state}>{name}</StateLabel>
            <span className="num muted">{text}</span>
          </>
        );
        return (
          <li key={name} data-state={state}>
            {href ? <a href={href}>{words}</a> : <div>{words}</div>}
          </li>
        );
      })}
    </ul>
  );
}
