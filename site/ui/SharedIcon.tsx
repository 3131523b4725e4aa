import icons from './icons.svg?url';

/** A drawing of the file of icons that pages share, by its name there. */
export const SharedIcon = ({ name }: { name: string }) => (
  <svg className="i" aria-hidden="true">
    <use href={`${icons}#${name}`} />
  </svg>
);
