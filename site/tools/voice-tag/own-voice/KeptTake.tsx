import { useStore } from '@nanostores/react';
import Copy from 'lucide-react/icons/copy';
import { useState } from 'react';
import type { VoiceTake } from '#core/voice.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { Button } from '#site/ui/Button.tsx';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { drop } from '../studio.ts';
import { PlayButton } from '../wave/PlayButton.tsx';
import { revokeTake } from './revoke-take.ts';

/** One kept recording: heard, used, and taken back. */
export function KeptTake({ take, onUse }: { take: VoiceTake; onUse: () => void }) {
  const { source } = useStore(drop.$draft);
  const [asks, setAsks] = useState<'no' | 'yes' | 'revoking'>('no');
  const isUsed = source.kind === 'take' && source.takeId === take.id;

  const copyHash = () => copyAndSay(take.sha256, { title: 'SHA-256 copied' });

  return (
    <li className="kept-take">
      {take.url ? <PlayButton url={take.url} name={take.name} /> : <span />}
      <div className="kept-words">
        <b>{take.name}</b>
        <p className="small muted num">
          {take.seconds.toFixed(1)} s, agreed {agreedWords(take.agreedAt)}
          {take.url === null && ', the recording never arrived'}
        </p>
        <p className="small muted num kept-hash">
          <span title={take.sha256}>SHA-256 {take.sha256.slice(0, 12)}…</span>
          <Button variant="quiet" size="sm" icon={Copy} iconOnly onClick={() => void copyHash()}>
            {`Copy the SHA-256 of ${take.name}`}
          </Button>
        </p>
      </div>
      <div className="kept-ways">
        {take.url && (
          <Button
            size="sm"
            aria-pressed={isUsed}
            onClick={() => {
              drop.change({ source: { kind: 'take', takeId: take.id } });
              onUse();
            }}
          >
            {isUsed ? 'In use' : 'Use'}
          </Button>
        )}
        <Button size="sm" variant="danger" onClick={() => setAsks('yes')}>
          Take back
        </Button>
      </div>
      <ConfirmDialog
        open={asks !== 'no'}
        danger
        busy={asks === 'revoking'}
        onOpenChange={(open) => setAsks(open ? 'yes' : 'no')}
        title={`Take back your consent for ${take.name}?`}
        text="The recording and every voice drop that was made from it are deleted for good. Credits that they cost are not returned."
        confirm="Delete recording and drops"
        cancel="Keep them"
        onConfirm={async () => {
          setAsks('revoking');
          setAsks((await revokeTake(take)) ? 'no' : 'yes');
        }}
      />
    </li>
  );
}

function agreedWords(iso: string): string {
  return new Date(iso).toLocaleString('en-GB', { dateStyle: 'medium', timeStyle: 'short' });
}
