import { useStore } from '@nanostores/react';
import Ellipsis from 'lucide-react/icons/ellipsis';
import { useState } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Menu } from '#site/ui/Menu.tsx';
import { TrackerLink } from '../parts/TrackerLink.tsx';
import { $tracker } from '../state/tracker-settings.store.ts';
import { changeViews, deleteView } from './change-views.ts';
import { addressOfView, type SavedView, withChangedView } from './saved-views.ts';
import { ViewNameDialog } from './ViewNameDialog.tsx';

/** The filters that were given a name, as links; the open one can be renamed and deleted. */
export function SavedViews({ query }: { query: string }) {
  const { views } = useStore($tracker);
  const [naming, setNaming] = useState<SavedView | null>(null);
  const openId = new URLSearchParams(query).get('saved');
  if (views.length === 0) return null;
  return (
    <nav className="gig-list-views" aria-label="Saved views">
      <ul>
        {views.map((view) => (
          <li key={view.id}>
            <TrackerLink
              className="gig-list-view"
              href={addressOfView(view)}
              aria-current={view.id === openId ? 'page' : undefined}
            >
              {view.name}
            </TrackerLink>
            {view.id === openId && (
              <Menu
                label={`View ${view.name}`}
                trigger={
                  <Button iconOnly size="sm" variant="quiet" icon={Ellipsis}>
                    {`Edit view ${view.name}`}
                  </Button>
                }
                items={[
                  { label: 'Rename', onSelect: () => setNaming(view) },
                  { label: 'Delete', tone: 'danger', onSelect: () => void deleteView(view) },
                ]}
              />
            )}
          </li>
        ))}
      </ul>
      {naming && (
        <ViewNameDialog
          view={naming}
          onClose={() => setNaming(null)}
          onName={({ id, name }) => {
            setNaming(null);
            void changeViews((settings) => withChangedView(settings, id, { name }));
          }}
        />
      )}
    </nav>
  );
}
