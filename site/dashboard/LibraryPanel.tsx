import ArrowUpRight from 'lucide-react/icons/arrow-up-right';
import History from 'lucide-react/icons/history';
import type { ReactNode } from 'react';
import { type ActivityItem, dateLabel, type LibraryItem, libraryLink } from '#core/library.ts';
import { logoGeneratorFacts } from '#core/tools/logo-generator/facts.ts';
import { $activity, $generatedContent } from '#site/lib/account-data.store.ts';
import './library.css';
import { activityWords } from '#site/lib/activity-words.ts';
import { itemFacts } from '#site/lib/item-facts.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel, type PanelState } from '#site/ui/Panel.tsx';
import { type LibraryRow, libraryRows, SHOWN_ACTIVITIES, SHOWN_ITEMS } from './library-rows.ts';
import { PlaySound } from './PlaySound.tsx';
import { Preview } from './Preview.tsx';

const ROW_PX = 61;

/** What the account made and did last. spec §2, §4 */
export function LibraryPanel({ now }: { now: Date | null }) {
  const content = useQuery($generatedContent);
  const activity = useQuery($activity);
  const isReady = content.state === 'ready' && activity.state === 'ready' && now !== null;
  const rows = isReady ? libraryRows(content.data, activity.data) : [];

  function state(): PanelState {
    if (content.state === 'failed' || activity.state === 'failed') {
      return {
        kind: 'error',
        title: 'Content Unavailable',
        reason: "We're having trouble loading your creative content",
        retry: 'Retry Loading',
        onRetry: () => {
          if (content.state === 'failed') content.retry();
          if (activity.state === 'failed') activity.retry();
        },
      };
    }
    if (!isReady) return { kind: 'loading', rows: SHOWN_ITEMS + SHOWN_ACTIVITIES, rowHeight: ROW_PX };
    if (rows.length > 0) return { kind: 'ready' };
    return {
      kind: 'empty',
      text: 'Your creative journey starts here',
      action: (
        <Button variant="go" href={logoGeneratorFacts.path}>
          Start Creating
        </Button>
      ),
    };
  }

  return (
    <Panel
      title="Library"
      className="library"
      state={state()}
      aside={
        <a className="link" href="/tools">
          View All Content & Activity
        </a>
      }
    >
      <ul className="rows">{now && rows.map((row) => <Row key={rowKey(row)} row={row} now={now} />)}</ul>
    </Panel>
  );
}

const rowKey = (row: LibraryRow) => (row.kind === 'item' ? row.item.id : row.activity.id);

function Row({ row, now }: { row: LibraryRow; now: Date }) {
  return row.kind === 'item' ? (
    <ItemRow item={row.item} now={now} />
  ) : (
    <ActivityRow activity={row.activity} now={now} />
  );
}

function ItemRow({ item, now }: { item: LibraryItem; now: Date }) {
  return (
    <LibraryLine
      picture={
        <>
          <Preview item={item} />
          {item.audioUrl && <PlaySound url={item.audioUrl} title={item.title} />}
        </>
      }
      title={<a href={libraryLink(item)}>{item.title}</a>}
      facts={itemFacts(item)}
      date={dateLabel(item.createdAt, now)}
      end={<ArrowUpRight className="i i16" aria-hidden="true" />}
    />
  );
}

function ActivityRow({ activity, now }: { activity: ActivityItem; now: Date }) {
  return (
    <LibraryLine
      picture={
        <span className="no-preview">
          <History className="i" aria-hidden="true" />
        </span>
      }
      title={activityWords(activity.action)}
      facts={activity.details}
      date={dateLabel(activity.createdAt, now)}
    />
  );
}

interface LibraryLineProps {
  picture: ReactNode;
  title: ReactNode;
  facts: string | null;
  date: string;
  end?: ReactNode;
}

function LibraryLine({ picture, title, facts, date, end }: LibraryLineProps) {
  return (
    <li className="lib-row">
      <span className="thumb">{picture}</span>
      <span className="lib-words">
        <b>{title}</b>
        {facts && <span className="small muted num">{facts}</span>}
      </span>
      <span className="small muted lib-date">{date}</span>
      {end}
    </li>
  );
}
