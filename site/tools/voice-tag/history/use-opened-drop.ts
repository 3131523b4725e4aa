import { useEffect, useState } from 'react';
import { viewOf, withView } from '../../shell/view-address.ts';

/** The drop that `?view={id}` opens, and how to open another one or, with null, none. */
export function useOpenedDrop(): [id: string | null, open: (id: string | null) => void] {
  const [opened, setOpened] = useState<string | null>(null);
  useEffect(() => {
    const follow = () => setOpened(viewOf(location.search));
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);
  return [
    opened,
    (id) => {
      history.replaceState(null, '', withView(location.href, id));
      setOpened(id);
    },
  ];
}
