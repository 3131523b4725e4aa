import { useStore } from '@nanostores/react';
import Square from 'lucide-react/icons/square';
import Volume2 from 'lucide-react/icons/volume-2';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useId, useState } from 'react';
import { respellingSchema } from '#core/tools/voice-tag/script-schema.ts';
import { suggestRespelling } from '#core/tools/voice-tag/suggest-respelling.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { drop } from '../studio.ts';
import { wordOf } from '../voices/audition.ts';
import { HearingNow } from '../voices/HearingNow.tsx';
import { hearing } from '../voices/hearing.ts';
import { hearingProblem } from '../voices/hearing-problem.ts';
import { remembered } from './remembered.ts';
import { sayOf, withoutWord, withWord } from './respellings.ts';
import { spellingsOf } from './spellings-of.ts';
import { wordKey } from './words-of.ts';

/** How one word sounds: written, heard, and remembered for every drop if that is wanted. */
export function SayField({ word, onClose }: { word: string; onClose: () => void }) {
  const { respellings } = useStore(drop.$draft, { ssr: 'initial' });
  const kept = useStore(remembered.$kept, { ssr: 'initial' });
  const now = useStore(hearing.$hearing, { ssr: 'initial' });
  /** What was asked for, until it is so. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [text, setText] = useState(sayOf(respellings, word) ?? '');
  const id = useId();
  const key = `word ${wordKey(word)}`;
  const isHeard = now?.key === key && now.state !== 'failed';
  const said = sayOf(respellings, word);
  const known = sayOf(kept, word);
  const isKept = said !== null && known === said;
  const checked = respellingSchema.safeParse({ word, say: text });
  const problem = text.trim() === '' || checked.success ? null : (checked.error.issues[0]?.message ?? null);

  function say(next: string) {
    setText(next);
    const { script, respellings: before } = drop.$draft.get();
    if (next.trim() === '') {
      if (sayOf(before, word) !== null) drop.change({ respellings: withoutWord(before, word) });
      remembered.decline(word);
    } else if (respellingSchema.safeParse({ word, say: next }).success) {
      remembered.accept(word);
      drop.change({ respellings: withWord(before, { word, say: next }, { script }) });
    }
  }

  function hear(spelling = text) {
    void hearing.hear(key, wordOf(drop.$draft.get(), word, spelling));
  }

  function remove() {
    const before = drop.$draft.get().respellings;
    const was = text;
    say('');
    showToast({
      title: `${word} is said as it is written`,
      ...(isKept && { text: 'In this drop. It stays remembered for the others.' }),
      action: {
        label: 'Undo',
        alt: `Open ${word} and write how it sounds`,
        onAction() {
          remembered.accept(word);
          drop.change({ respellings: [...before] });
          setText(was);
        },
      },
    });
  }

  async function rememberIt(isWanted: boolean) {
    setWanted(isWanted);
    try {
      if (isWanted && said !== null) await remembered.keep({ word, say: said });
      else await remembered.forget(word);
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not remembered', text: hearingProblem(error) });
    } finally {
      setWanted(null);
    }
  }

  function leaveOnKey(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose();
    if (event.key === 'Enter' && event.target instanceof HTMLInputElement) {
      event.preventDefault();
      hear();
    }
  }

  const suggested = [suggestRespelling(word), ...spellingsOf(word)].filter((one) => one !== null);
  const spellings = [...new Set(suggested)].filter((one) => one !== text.trim()).slice(0, 4);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for Escape from the controls inside
    <div className="say-field" onKeyDown={leaveOnKey}>
      <div className="say-head">
        <label htmlFor={id}>
          Say <b>{word}</b> like
        </label>
        <Button variant="quiet" size="sm" icon={X} iconOnly onClick={onClose}>
          Close
        </Button>
      </div>
      <div className="say-row">
        <input
          id={id}
          className="input"
          value={text}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          placeholder={spellings[0] ?? word}
          aria-invalid={problem !== null || undefined}
          // biome-ignore lint/a11y/noAutofocus: the press that opened the field asked to type in it
          autoFocus
          onChange={(event) => say(event.target.value)}
        />
        <Button
          icon={isHeard ? Square : Volume2}
          busy={isHeard && now.state === 'making'}
          onClick={() => hear()}
        >
          {isHeard && now.state === 'playing' ? 'Stop' : 'Hear it'}
        </Button>
      </div>
      {problem && <p className="err">{problem}</p>}
      <HearingNow prefix={key} />
      {spellings.length > 0 && (
        <div className="say-try">
          <span className="micro muted">Try</span>
          {spellings.map((spelling) => (
            <button
              key={spelling}
              type="button"
              className="say-word"
              onClick={() => {
                say(spelling);
                hear(spelling);
              }}
            >
              {spelling}
            </button>
          ))}
        </div>
      )}
      <div className="say-foot">
        <Checkbox
          label="Remember for every drop"
          hint={known !== null && known !== said ? `Remembered so far: ${known}` : undefined}
          checked={wanted ?? isKept}
          disabled={said === null && known === null}
          onChange={(isWanted) => void rememberIt(isWanted)}
        />
        {said !== null && (
          <button type="button" className="link small" onClick={remove}>
            Say it as written
          </button>
        )}
      </div>
    </div>
  );
}
