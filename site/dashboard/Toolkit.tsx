import { useStore } from '@nanostores/react';
import type { MouseEvent } from 'react';
import { CATALOGUE, type CatalogueTool as Tool } from '#core/catalogue.ts';
import type { LibraryItem } from '#core/library.ts';
import { gigTrackerFacts } from '#core/tools/gig-tracker/facts.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import './toolkit.css';
import { $generatedContent } from '#site/lib/account-data.store.ts';
import { track } from '#site/lib/analytics.ts';
import { costWords } from '#site/lib/credit-words.ts';
import { $user } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { cx } from '#site/ui/cx.ts';
import { followTile } from './follow-tile.ts';
import { GigTile } from './gigs/GigTile.tsx';
import { Preview } from './Preview.tsx';

/** The tools, each with its price and the last thing it made. */
export function Toolkit() {
  const content = useQuery($generatedContent);
  const items = content.state === 'ready' ? content.data : [];
  const user = useStore($user, { ssr: () => null });
  return (
    <section className="kit" aria-labelledby="toolkit">
      <div className="sh">
        <h2 className="h3" id="toolkit">
          Toolkit
        </h2>
        <a className="link" href="/tools">
          All tools
        </a>
      </div>
      <ul className="tiles">
        {CATALOGUE.map((tool) => (
          <li key={tool.id}>
            <Tile
              tool={tool}
              latest={items.find(({ type }) => type === tool.makes?.type)}
              isKnown={content.state === 'ready' || tool.makes === null}
              wasUsed={user?.toolsUsed.includes(tool.id) ?? false}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  tool: Tool;
  latest: LibraryItem | undefined;
  /** Whether what it made last has been asked and answered. */
  isKnown: boolean;
  wasUsed: boolean;
}

function stateWords(tool: Tool, isKnown: boolean, wasUsed: boolean): string {
  if (tool.opens === null) return 'Not open yet';
  if (wasUsed) return 'In use';
  // A space keeps the height of the line.
  return isKnown ? 'Not started' : '\u00a0';
}

function press(event: MouseEvent, tool: Tool): void {
  track('tool_click', { label: tool.name });
  followTile(event, tool.path, tool.id === voiceTagFacts.id);
}

function Tile({ tool, latest, isKnown, wasUsed }: TileProps) {
  const usual = (
    <>
      <span className={cx('tile-art', !latest?.preview && 'waiting')}>
        {latest?.preview ? <Preview item={latest} /> : <span>{tool.waiting}</span>}
      </span>
      <span className="tile-words">
        <b>{tool.name}</b>
        <span className="small muted">{latest?.title ?? stateWords(tool, isKnown, wasUsed)}</span>
      </span>
    </>
  );
  return (
    <a className="tile" data-tool={tool.id} href={tool.path} onClick={(event) => press(event, tool)}>
      {tool.id === gigTrackerFacts.id ? <GigTile usual={usual} /> : usual}
      <span className={cx('cost num', tool.cost === null && 'ok')}>{costWords(tool.cost)}</span>
    </a>
  );
}
