import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import FileText from 'lucide-react/icons/file-text';
import Plus from 'lucide-react/icons/plus';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { Tabs } from '#site/ui/Tabs.tsx';
import { ThemeChoice } from '#site/ui/ThemeChoice.tsx';
import { ThemeSwitch } from '#site/ui/ThemeSwitch.tsx';
import { Part } from './Part.tsx';

export function ActionParts() {
  const [view, setView] = useState<'board' | 'list' | 'calendar'>('board');
  return (
    <Part cue="B" title="Actions">
      <div className="sg-row">
        <Button variant="go">Make this my logo</Button>
        <Button icon={Download}>Files</Button>
        <Button variant="quiet">Clear</Button>
        <Button variant="danger" icon={Trash2}>
          Delete contract
        </Button>
        <a className="link" href="#main">
          View all articles
        </a>
      </div>
      <div className="sg-row">
        <Button variant="go" size="sm" icon={Plus}>
          New gig
        </Button>
        <Button size="sm" href="#main">
          Day sheet
        </Button>
        <Button size="sm" variant="quiet" icon={RefreshCw} iconOnly>
          Draw again
        </Button>
        <ThemeSwitch />
        <Menu
          label="Contract"
          trigger={
            <Button size="sm" icon={Ellipsis} iconOnly>
              More
            </Button>
          }
          items={[
            { heading: 'Silo 5 New Year' },
            { label: 'Download PDF', icon: Download, href: '#main', data: '41 kB' },
            { label: 'Duplicate', icon: FileText, onSelect: () => {} },
            { label: 'Send again', icon: RefreshCw, disabled: true, onSelect: () => {} },
            { divider: true },
            { label: 'Delete contract', icon: Trash2, tone: 'danger', onSelect: () => {} },
          ]}
        />
      </div>
      <div className="sg-row">
        <Button busy>Save changes</Button>
        <Button variant="go" busy icon={RefreshCw}>
          Draw twelve more
        </Button>
        <Button size="sm" busy>
          Nudge
        </Button>
        <Button disabledReason="Sign in to keep files">Files</Button>
        <Button disabled>Undo</Button>
      </div>
      <Button full icon={RefreshCw}>
        Render again <span className="num muted">4 credits</span>
      </Button>
      <Tabs
        label="View"
        look="segment"
        value={view}
        onChange={setView}
        items={[
          { value: 'board', label: 'Board' },
          { value: 'list', label: 'List', data: 31 },
          { value: 'calendar', label: 'Calendar' },
        ]}
      />
      <Tabs
        label="Editor"
        items={[
          {
            value: 'cut',
            label: 'Cut',
            content: <p className="small">Angle, height and gap of the slice.</p>,
          },
          { value: 'type', label: 'Type', content: <p className="small">Face and spacing.</p> },
          { value: 'colour', label: 'Colour', content: <p className="small">Six palettes and your own.</p> },
        ]}
      />
      <ThemeChoice />
    </Part>
  );
}
