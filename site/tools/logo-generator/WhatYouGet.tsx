import FileDown from 'lucide-react/icons/file-down';
import Layers from 'lucide-react/icons/layers';
import PenTool from 'lucide-react/icons/pen-tool';
import Repeat from 'lucide-react/icons/repeat';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { Panel } from '#site/ui/Panel.tsx';

const GETS = [
  {
    Icon: PenTool,
    what: 'Twelve constructions',
    how: 'Sliced, echoed, stacked, in a ring: true vectors, no two built alike.',
  },
  {
    Icon: SlidersHorizontal,
    what: 'Yours to change',
    how: 'Typeface, colours, symbol, cut and spacing of any of them, with undo and every version kept.',
  },
  {
    Icon: Layers,
    what: 'Full, symbol and name alone',
    how: 'In full colour, for light and dark grounds, black and white.',
  },
  {
    Icon: FileDown,
    what: 'Files for print and screens',
    how: 'SVG, PNG and PDF as outlines: no font has to be installed to open them.',
  },
  { Icon: Repeat, what: 'Kept in your library', how: 'All twelve stay, whichever one you keep.' },
];

/** What a brief brings, while there is nothing to look at. */
export function WhatYouGet() {
  return (
    <Panel title="What you get" className="pane">
      <ul className="gets">
        {GETS.map(({ Icon, what, how }) => (
          <li key={what}>
            <Icon className="i" aria-hidden="true" />
            <span>
              {what}
              <span className="muted">{how}</span>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
