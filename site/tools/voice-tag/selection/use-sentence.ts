import { useEffect, useState } from 'react';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import type { StyleId } from '#core/tools/voice-tag/styles.ts';
import { drop } from '../studio.ts';
import type { Sentence } from './previews.store.ts';
import { previews } from './previews.ts';

/** What they say where nothing was written yet. */
const EXAMPLE = 'You are locked in with DJ Nova';

const BLANK: Sentence = { script: EXAMPLE, respellings: [], intensity: 0.5, pitch: 0, speed: 1 };

/** The sentence that all voices say, from the draft of the tab, and how to take a voice over into it. */
export function useSentence() {
  const [sentence, setSentence] = useState<Sentence>(BLANK);

  useEffect(() => {
    void drop.restore().then(() => {
      const { script, respellings, voice } = drop.$draft.get();
      const { style: _, ...turned } = voice;
      setSentence({ script: script.trim() === '' ? EXAMPLE : script, respellings, ...turned });
    });
    return () => previews.stop();
  }, []);

  useEffect(() => previews.follow({ ...sentence, script: sentence.script.trim() }), [sentence]);

  return {
    sentence,
    change: (part: Partial<Sentence>) => setSentence((now) => ({ ...now, ...part })),
    use(style: StyleId) {
      const { script, respellings: _, ...turned } = sentence;
      drop.change({
        voice: { style, ...turned },
        source: { kind: 'device' },
        // A sentence that was only an example stays here.
        ...(script.trim() !== EXAMPLE && { script }),
      });
      location.assign(voiceTagFacts.path);
    },
  };
}
