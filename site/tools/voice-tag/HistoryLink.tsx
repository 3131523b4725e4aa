import History from 'lucide-react/icons/history';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { $generatedContent } from '#site/lib/account-data.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';

/** The newest things that the library lists: as many are counted, and no more. */
const LISTED = 50;

/** The way to all drops, with how many there are. */
export function HistoryLink() {
  const content = useQuery($generatedContent);
  const all = content.state === 'ready' ? content.data : [];
  const drops = all.filter(({ type }) => type === 'voice-tag').length;
  return (
    <Button size="sm" icon={History} href={voiceTagFacts.screens.history.path}>
      History{' '}
      <span className="num muted voice-count">
        {drops > 0 && drops}
        {drops > 0 && all.length >= LISTED && '+'}
      </span>
    </Button>
  );
}
