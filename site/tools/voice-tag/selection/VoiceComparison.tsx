import { useStore } from '@nanostores/react';
import ListMusic from 'lucide-react/icons/list-music';
import Square from 'lucide-react/icons/square';
import { type KeyboardEvent, Suspense, useState } from 'react';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { LONGEST_SCRIPT } from '#core/tools/voice-tag/script.ts';
import { STYLE_IDS } from '#core/tools/voice-tag/styles.ts';
import { late } from '#site/lib/late.tsx';
import { Button } from '#site/ui/Button.tsx';
import { EmptyState } from '#site/ui/EmptyState.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { previews } from './previews.ts';
import { SentenceTurns } from './SentenceTurns.tsx';
import { useFoundVoices } from './use-found-voices.ts';
import { useSentence } from './use-sentence.ts';
import { VoiceGrid } from './VoiceGrid.tsx';
import '../../shell/tool-shell.css';
import './selection.css';

const OwnVoices = late(async () => (await import('./OwnVoices.tsx')).OwnVoices);

/** Longest wish in characters. */
const LONGEST_WISH = 80;

/** All voices side by side: one sentence, said by each. */
export function VoiceComparison() {
  const { sentence, change, use } = useSentence();
  const [wish, setWish] = useState('');
  const { styles, refusal } = useFoundVoices(wish);
  const isRound = useStore(previews.$isRound, { ssr: 'initial' });
  const isBlank = sentence.script.trim() === '';

  function stopOnEscape(event: KeyboardEvent) {
    if (event.key === 'Escape') previews.stop();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape stops what plays, wherever the focus is
    <div className="voice-comparison" onKeyDown={stopOnEscape}>
      <header className="tool-head">
        <div>
          <h1 className="h2">Voices</h1>
          <p className="small muted">
            {STYLE_IDS.length} characters, not imitations. Spoken on this device, free to hear.
          </p>
        </div>
        <Button size="sm" href={voiceTagFacts.path}>
          Back to the studio
        </Button>
      </header>
      <section className="panel sentence" aria-label="What they say">
        <div className="sentence-says">
          <Field
            label="Hear them all say"
            counter={{ used: sentence.script.length, max: LONGEST_SCRIPT }}
            error={isBlank ? 'Write what the voices say' : null}
          >
            <TextInput
              value={sentence.script}
              maxLength={LONGEST_SCRIPT}
              autoComplete="off"
              onChange={(event) => change({ script: event.target.value })}
            />
          </Field>
          {isRound ? (
            <Button icon={Square} onClick={previews.stop}>
              Stop
            </Button>
          ) : (
            <Button
              icon={ListMusic}
              disabledReason={isBlank ? 'Write what the voices say' : undefined}
              onClick={() => void previews.hearAll(styles)}
            >
              Hear them all
            </Button>
          )}
        </div>
        <SentenceTurns sentence={sentence} onTurn={change} />
      </section>
      <Field
        className="voice-wish"
        label="Find a voice"
        error={refusal}
        hint="Deep, female, robot, rave: a pitch, a place or a genre."
      >
        <TextInput
          value={wish}
          maxLength={LONGEST_WISH}
          autoComplete="off"
          onChange={(event) => setWish(event.target.value)}
        />
      </Field>
      <p className="sr" role="status">
        {wish.trim() !== '' && refusal === null && `${styles.length} found`}
      </p>
      {styles.length > 0 && <VoiceGrid styles={styles} isBlank={isBlank} onUse={use} />}
      {styles.length === 0 && refusal === null && (
        <div className="panel">
          <EmptyState
            title={`No character answers to “${wish.trim()}”`}
            text="Try a pitch, a place or a genre."
            action={<Button onClick={() => setWish('')}>Show all voices</Button>}
          />
        </div>
      )}
      <Suspense fallback={<div className="panel own-voices" aria-busy="true" />}>
        <OwnVoices />
      </Suspense>
    </div>
  );
}
