import type { ReactNode } from 'react';

interface PlaceProps {
  name: string;
  /** Its exact size, or another fact. */
  fact: string;
  className: string;
  children: ReactNode;
}

/** One place where the logo will be seen, with its name and size. */
export function Place({ name, fact, className, children }: PlaceProps) {
  return (
    <figure className={`place ${className}`}>
      <div className="place-scene">{children}</div>
      <figcaption>
        <b>{name}</b>
        <span className="num">{fact}</span>
      </figcaption>
    </figure>
  );
}
