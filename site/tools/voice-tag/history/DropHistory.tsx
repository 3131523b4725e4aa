import { useStore } from '@nanostores/react';
import AudioLines from 'lucide-react/icons/audio-lines';
import Search from 'lucide-react/icons/search';
import { useEffect } from 'react';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { player } from '#site/lib/player.ts';
import { Button } from '#site/ui/Button.tsx';
import { DropRows } from './DropRows.tsx';
import { drops } from './drops.ts';
import { LONGEST_SEARCH } from './search-address.ts';
import { useDropByAddress } from './use-drop-by-address.ts';
import { useOpenedDrop } from './use-opened-drop.ts';
import { useSearch } from './use-search.ts';
import '../../shell/tool-shell.css';
import './history.css';

/** Every finished drop of the account: found, played in place, taken along, made again. */
export function DropHistory() {
  const list = useStore(drops.$list, { ssr: 'initial' });
  const [opened, open] = useOpenedDrop();
  // Only what a search finds stands under it: the opened drop may be none of that.
  const search = useSearch(() => open(null));
  const apart = useDropByAddress(opened, list);

  // The sound belongs to its row.
  useEffect(() => () => player.stop(), []);

  return (
    <div className="drop-history">
      <header className="tool-head">
        <div>
          <h1 className="h2">Voice drop history</h1>
          <p className="small muted">Playing, renaming and downloading are free.</p>
        </div>
        <Button size="sm" href={voiceTagFacts.path} icon={AudioLines}>
          New voice drop
        </Button>
      </header>
      <search>
        <form
          className="drop-search"
          onSubmit={(event) => {
            event.preventDefault();
            search.submit();
          }}
        >
          <Search className="i i16" aria-hidden="true" />
          <input
            className="input"
            type="search"
            aria-label="Search in titles"
            placeholder="Search in titles"
            maxLength={LONGEST_SEARCH}
            value={search.text}
            onChange={(event) => search.type(event.target.value)}
          />
        </form>
      </search>
      <DropRows list={list} apart={apart} openId={opened} onOpen={open} onClear={search.clear} />
    </div>
  );
}
