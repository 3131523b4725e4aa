import Columns2 from 'lucide-react/icons/columns-2';
import History from 'lucide-react/icons/history';
import Link from 'lucide-react/icons/link';
import Star from 'lucide-react/icons/star';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { withConcept } from './concept-address.ts';
import type { OpenLogo } from './use-open-logo.ts';

interface ConceptToolsProps {
  open: OpenLogo;
  onlyFavourites: boolean;
  onFilter: (onlyFavourites: boolean) => void;
  onCompare: () => void;
  onVersions: () => void;
}

/** What can be done with the twelve as a whole. */
export function ConceptTools({ open, onlyFavourites, onFilter, onCompare, onVersions }: ConceptToolsProps) {
  const favourites = open.concepts.filter(({ isFavourite }) => isFavourite).length;
  return (
    <div className="concept-tools">
      <Button size="sm" icon={Star} aria-pressed={onlyFavourites} onClick={() => onFilter(!onlyFavourites)}>
        Favourites <span className="num">{favourites}</span>
      </Button>
      <Button size="sm" icon={Columns2} aria-keyshortcuts="C" onClick={onCompare}>
        Compare
      </Button>
      <Button size="sm" icon={History} onClick={onVersions}>
        Versions
      </Button>
      <Button size="sm" icon={Link} iconOnly onClick={() => void copyLink(open)}>
        Copy link to this concept
      </Button>
    </div>
  );
}

const copyLink = ({ logo, selected }: OpenLogo) =>
  copyAndSay(
    withConcept(`${location.origin}${location.pathname}`, logo.id, selected.id),
    { title: 'Link copied', text: 'It opens this concept, signed in to your account.' },
    'The browser keeps its clipboard closed. The address bar has the same link.',
  );
