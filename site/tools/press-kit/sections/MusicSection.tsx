import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { hostOf } from '#core/profile-schema.ts';
import { serviceOf } from '#core/tools/press-kit/recording-player.ts';
import { Button } from '#site/ui/Button.tsx';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { $links, askForLinks } from '../score/links.store.ts';
import { desk } from '../studio.ts';
import { KitList } from './KitList.tsx';
import { useKit } from './use-kit.ts';

/** Asks for links, and takes over the title that their services give where none is written. */
async function look(links: readonly string[]): Promise<void> {
  const change = desk.changerOfThis();
  const titles = new Map((await askForLinks(links)).map(({ link, title }) => [link, title]));
  if (![...titles.values()].some(Boolean)) return;
  change(({ recordings }) => ({
    recordings: recordings.map((one) => (one.title ? one : { ...one, title: titles.get(one.link) ?? '' })),
  }));
}

/** Mixes, tracks and videos. */
export function MusicSection() {
  const { recordings } = useKit();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there when the section opens
  useEffect(() => {
    void look(recordings.map(({ link }) => link));
  }, []);

  return (
    <div className="panel-b kit-fields">
      <KitList
        list="recordings"
        onLeave={(_, field, text) => field === 'link' && void look([text.trim()])}
        aboutRow={(index) => <LinkLine link={recordings[index]?.link ?? ''} />}
      />
    </div>
  );
}

/** Whose link it is, whether it is there, and the way to hear it: nothing of the service loads before that press. */
function LinkLine({ link }: { link: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const known = useStore($links, { ssr: 'initial' })[link];
  if (hostOf(link) === null) return null;
  const { name, player } = serviceOf(link);
  return (
    <>
      <span className="small muted">{name}</span>
      <LinkSign known={known} />
      {player && (
        <Button size="sm" variant="quiet" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
          {isOpen ? 'Close' : 'Play'}
        </Button>
      )}
      {player && isOpen && (
        <iframe
          className="kit-player"
          title={`Player of ${name}`}
          src={player}
          sandbox="allow-scripts allow-same-origin allow-popups"
          allow="autoplay; encrypted-media"
          referrerPolicy="no-referrer"
        />
      )}
    </>
  );
}

function LinkSign({ known }: { known: ReturnType<typeof $links.get>[string] | undefined }) {
  if (known === 'asking') return <StateLabel state="waiting">Looking</StateLabel>;
  if (known?.state === 'found') return <StateLabel state="ok">It is there</StateLabel>;
  if (known?.state === 'gone') return <StateLabel state="danger">It is gone</StateLabel>;
  if (known?.state === 'closed') return <StateLabel state="waiting">Private, or embedding is off</StateLabel>;
  return <StateLabel state="nothing">Not checked</StateLabel>;
}
