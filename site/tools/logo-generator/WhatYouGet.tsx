import FileDown from 'lucide-react/icons/file-down';
import Layers from 'lucide-react/icons/layers';
import PenTool from 'lucide-react/icons/pen-tool';
import Repeat from 'lucide-react/icons/repeat';
import { Panel } from '#site/ui/Panel.tsx';

const GETS = [
  {
    Icon: PenTool,
    what: 'Twelve constructions',
    how: 'Sliced, echoed, stacked, in a ring: no two built alike.',
  },
  {
    Icon: Layers,
    what: 'Four versions of each',
    how: 'Full colour, transparent, black, reversed. Checked at 32 and 16 px.',
  },
  {
    Icon: FileDown,
    what: 'SVG, and PNG up to 4096 px',
    how: 'Outlines only: no font has to be installed to open them.',
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
