import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { saveFile } from '#site/lib/save-file.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import type { ShownConcept } from '../concepts-of.ts';
import { fileName } from '../file-name.ts';
import { askKit, KitError } from '../kit/ask-kit.ts';
import { COLOUR_WAY_WORDS, LOCKUP_WORDS, type Look } from './colour-way-words.ts';
import { stageDrawings } from './stage-drawings.ts';

/** Pixels: enough for print up to 17 cm at 300 dpi. */
const PNG_WIDTH = 2048;

/** The picture on stage as a file, as it is looked at. */
export function QuickFiles({ concept, look }: { concept: ShownConcept; look: Look }) {
  const [isMaking, setIsMaking] = useState<'svg' | 'png' | null>(null);
  const { spec } = concept;
  const stem = [
    spec.name,
    spec.archetype,
    LOCKUP_WORDS[look.lockup].inFileName,
    COLOUR_WAY_WORDS[look.colourWay].inFileName,
  ];

  async function save(kind: 'svg' | 'png') {
    setIsMaking(kind);
    try {
      if (kind === 'svg') {
        const svg = await stageDrawings.draw(spec, look, new AbortController().signal);
        saveFile(new Blob([svg], { type: 'image/svg+xml' }), fileName(stem, 'svg'));
      } else {
        const png = await askKit('png', { spec, artist: spec.name, ...look, width: PNG_WIDTH });
        saveFile(png, fileName([...stem, PNG_WIDTH], 'png'));
      }
    } catch (error) {
      showToast({
        tone: 'danger',
        title: kind === 'svg' ? 'No SVG' : 'No PNG',
        text: error instanceof KitError ? error.message : 'It could not be drawn. Try again.',
      });
    } finally {
      setIsMaking(null);
    }
  }

  return (
    <>
      <Button size="sm" icon={Download} busy={isMaking === 'svg'} onClick={() => save('svg')}>
        SVG
      </Button>
      <Button size="sm" icon={Download} busy={isMaking === 'png'} onClick={() => save('png')}>
        PNG
      </Button>
    </>
  );
}
