import { useStore } from '@nanostores/react';
import Mic from 'lucide-react/icons/mic';
import { Suspense, useState } from 'react';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import type { VoiceTake } from '#core/voice.ts';
import { late } from '#site/lib/late.tsx';
import { $session } from '#site/lib/session.store.ts';
import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { signInLink } from '../../shell/failure-words.ts';
import { $voiceDesk, drop } from '../studio.ts';
import { PlayButton } from '../wave/PlayButton.tsx';

// The recorder and what it stands on load with the first press.
const OwnVoiceDialog = late(async () => (await import('../own-voice/OwnVoiceDialog.tsx')).OwnVoiceDialog);

/** The account's own recordings as voices, and the way to a new one. */
export function OwnVoices() {
  const session = useStore($session, { ssr: 'initial' });
  const desk = useQuery($voiceDesk);
  const [isOpen, setIsOpen] = useState(false);
  const takes = desk.state === 'ready' ? desk.data.takes.filter(({ url }) => url !== null) : [];
  return (
    <section className="panel own-voices" aria-labelledby="own-voices">
      <header className="panel-h">
        <h2 id="own-voices">Your own voice</h2>
        {session.status === 'visitor' ? (
          <a className="btn sm" href={signInLink(voiceTagFacts.screens.selection.path)}>
            Sign in to record
          </a>
        ) : (
          <Button size="sm" icon={Mic} onClick={() => setIsOpen(true)}>
            Record your own
          </Button>
        )}
      </header>
      {takes.length === 0 ? (
        <p className="own-voices-none small muted">
          A recording of yours goes through the same treatments. It is kept under your account with your
          consent, and you can take it back.
        </p>
      ) : (
        <ul className="rows">
          {takes.map((take) => (
            <OwnVoice key={take.id} take={take} />
          ))}
        </ul>
      )}
      {desk.state === 'failed' && (
        <p className="own-voices-none small" role="alert">
          Your recordings did not load.{' '}
          <button type="button" className="link small" onClick={desk.retry}>
            Retry
          </button>
        </p>
      )}
      {isOpen && (
        <Suspense>
          <OwnVoiceDialog open onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

function OwnVoice({ take }: { take: VoiceTake }) {
  function use() {
    drop.change({ source: { kind: 'take', takeId: take.id } });
    location.assign(voiceTagFacts.path);
  }
  return (
    <li className="own-voice-row">
      {take.url && <PlayButton url={take.url} name={take.name} />}
      <b>{take.name}</b>
      <span className="num muted">{take.seconds.toFixed(1)} s</span>
      <Button size="sm" onClick={use}>
        Use this voice
        <span className="sr">: {take.name}</span>
      </Button>
    </li>
  );
}
