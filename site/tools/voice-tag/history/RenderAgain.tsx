import { useEffect, useState } from 'react';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { voiceTagFacts } from '#core/tools/voice-tag/facts.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { draftOf } from '../read-draft.ts';
import { COST, drop } from '../studio.ts';

/** Takes a drop's words, voice and recipe back to the studio; asks first where other words stand there. */
export function RenderAgain({ input, onClose }: { input: VoiceDrop; onClose: () => void }) {
  const [waiting, setWaiting] = useState<string | null>(null);

  useEffect(() => {
    void drop.restore().then(() => {
      const { script } = drop.$draft.get();
      if (script.trim() === '' || script.trim() === input.script) goOn(input);
      else setWaiting(script.trim());
    });
  }, [input]);

  return (
    <ConfirmDialog
      open={waiting !== null}
      onOpenChange={onClose}
      title="Put this drop into the studio?"
      text={`The studio holds “${waiting}” now, which gives way to it. Previews are free, a finished drop is ${COST} credits.`}
      confirm="Put it in"
      onConfirm={() => goOn(input)}
    />
  );
}

function goOn(input: VoiceDrop): void {
  drop.change(draftOf(input));
  location.assign(voiceTagFacts.path);
}
