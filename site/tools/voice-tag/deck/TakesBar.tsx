import { useStore } from '@nanostores/react';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import History from 'lucide-react/icons/history';
import Trash2 from 'lucide-react/icons/trash-2';
import { dropLine } from '#core/tools/voice-tag/drop-line.ts';
import { $session } from '#site/lib/session.store.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { $keptDrop, isKept } from '../kept-drop.store.ts';
import { $onDeck, drop, opened, takes } from '../studio.ts';
import { otherSide, type TakeEntry } from '../takes.store.ts';
import { soundPart } from '../voice-part.ts';
import { KeptNote } from './KeptNote.tsx';
import { MixBar } from './MixBar.tsx';

/** The takes of this tab, two of which are compared, and the mix to hear them in. */
export function TakesBar() {
  const all = useStore(takes.$takes, { ssr: 'initial' });
  const compared = useStore(takes.$compared, { ssr: 'initial' });
  const heard = useStore(takes.$heard, { ssr: () => null });
  const onDeck = useStore($onDeck, { ssr: 'initial' });
  const draft = useStore(drop.$draft, { ssr: 'initial' });
  const opening = useStore(opened.$opened, { ssr: 'initial' });
  const isOpen = opening.state === 'ready';
  const isShown = onDeck === 'take' || !isOpen;
  const sideOf = (id: string) => (compared.a === id ? 'A' : compared.b === id ? 'B' : null);
  const isElsewhere = heard !== null && soundPart(heard.drop) !== soundPart(draft);

  return (
    <div className="takes-bar">
      {all.length === 0 && !isOpen ? (
        <div className="takes-none">
          <KeptNote take={null} instead="Takes stand here, to compare and to go back to." />
        </div>
      ) : (
        <div className="takes">
          <span className="lab" id="takes-label">
            Takes
          </span>
          <ul className="takes-list" aria-labelledby="takes-label">
            {isOpen && (
              <li>
                <button
                  type="button"
                  className="take"
                  aria-pressed={!isShown}
                  onClick={() => $onDeck.set('stored')}
                >
                  Finished
                </button>
              </li>
            )}
            {all.map((entry) => (
              <li key={entry.id}>
                <button
                  type="button"
                  className="take"
                  aria-pressed={isShown && heard?.id === entry.id}
                  title={dropLine(entry.drop)}
                  onClick={() => hear(entry.id)}
                >
                  <span className="sr">{takeName(entry, sideOf(entry.id))}</span>
                  <span className="take-face" aria-hidden="true">
                    <span className="num">{entry.number}</span>
                    {sideOf(entry.id) && <CueChip on={heard?.id === entry.id}>{sideOf(entry.id)}</CueChip>}
                  </span>
                </button>
              </li>
            ))}
          </ul>
          <span className="takes-ways">
            {compared.a !== null && compared.b !== null && (
              <Button
                size="sm"
                variant="quiet"
                icon={ArrowLeftRight}
                aria-keyshortcuts="A B"
                onClick={() => {
                  $onDeck.set('take');
                  takes.switchTo(isShown ? otherSide(compared.now) : compared.now);
                }}
              >
                {`Hear ${(isShown ? otherSide(compared.now) : compared.now).toUpperCase()}`}
              </Button>
            )}
            {isShown && heard && (
              <>
                {isElsewhere && (
                  <Button size="sm" variant="quiet" icon={History} onClick={() => goBackTo(heard)}>
                    Go back to this
                  </Button>
                )}
                <Button size="sm" variant="quiet" icon={Trash2} iconOnly onClick={() => remove(heard)}>
                  {`Delete take ${heard.number}`}
                </Button>
              </>
            )}
          </span>
          <KeptNote take={isShown && heard ? heard.drop : null} />
        </div>
      )}
      <MixBar />
    </div>
  );
}

const takeName = ({ number, drop: made }: TakeEntry, side: string | null): string =>
  `Take ${number}, ${dropLine(made)}${side ? `, on side ${side}` : ''}`;

function hear(id: string): void {
  takes.hear(id);
  $onDeck.set('take');
}

function goBackTo({ number, drop: made }: TakeEntry): void {
  drop.change(made);
  showToast({
    tone: 'ok',
    title: `Back to take ${number}`,
    text: 'Its script, voice and treatment are in the fields again.',
    action: { label: 'Undo', alt: 'Press Ctrl Z', onAction: drop.undo },
  });
}

function remove(entry: TakeEntry): void {
  takes.remove(entry.id);
  // What a visitor deletes does not come along.
  const wasKept = $session.get().status === 'visitor' && isKept($keptDrop.get(), entry.drop);
  const keeping = async (what: 'keepDrop' | 'forgetDrop') =>
    wasKept && (await import('../keep-drop.ts'))[what](entry.drop);
  void keeping('forgetDrop');
  showToast({
    tone: 'ok',
    title: `Take ${entry.number} deleted`,
    action: {
      label: 'Undo',
      alt: 'Preview again',
      onAction() {
        takes.put(entry);
        void keeping('keepDrop');
      },
    },
  });
}
