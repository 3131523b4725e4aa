import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { addressOfGig, goTo } from '../state/address.store.ts';

type LinkProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string };

/** A link within the tracker, which opens without loading a page; in another tab as any link does. */
export function TrackerLink({ href, onClick, ...rest }: LinkProps) {
  const open = (event: MouseEvent<HTMLAnchorElement>): void => {
    onClick?.(event);
    const isPlain =
      event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain) return;
    event.preventDefault();
    goTo(href);
  };
  return <a {...rest} href={href} onClick={open} />;
}

/** A link to the page of a gig. */
export const GigLink = ({ id, ...rest }: Omit<LinkProps, 'href'> & { id: string }) => (
  <TrackerLink {...rest} href={addressOfGig(id)} />
);
