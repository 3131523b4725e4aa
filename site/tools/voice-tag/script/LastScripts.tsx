import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { $generatedContent } from '#site/lib/account-data.store.ts';
import { lastScripts, recentScripts } from './recent-scripts.ts';

/** Scripts that are offered. */
const MOST = 4;

interface LastScriptsProps {
  /** The one that stands: it is not offered. */
  now: string;
  onChoose: (script: string) => void;
}

/** What was said before: in this tab, and in the drops of the account. */
export function LastScripts({ now, onChoose }: LastScriptsProps) {
  const recent = useStore(recentScripts.$scripts, { ssr: 'initial' });
  const { data } = useStore($generatedContent, { ssr: 'initial' });
  useEffect(() => recentScripts.restore(), []);
  const finished = (data ?? []).filter(({ type }) => type === 'voice-tag').map(({ title }) => title);
  const scripts = lastScripts(recent, finished, now, MOST);
  if (scripts.length === 0) return null;
  return (
    <section className="script-last" aria-labelledby="last-scripts">
      <h3 className="lab" id="last-scripts">
        From your last drops
      </h3>
      <ul>
        {scripts.map((script) => (
          <li key={script}>
            <button type="button" onClick={() => onChoose(script)}>
              {script}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
