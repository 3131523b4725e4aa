import { type SubmitEvent, useState } from 'react';
import { imitationProblem } from '#core/tools/voice-tag/real-people.ts';
import { VOICE_STATEMENT, VOICE_STATEMENTS } from '#core/voice.ts';
import { newTakeSchema } from '#core/voice-schema.ts';
import { refresh } from '#site/lib/query.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { reasonOf } from '../history/drop-list.store.ts';
import { drop } from '../studio.ts';
import { keepTake } from './keep-take.ts';
import { $recordings, dropRecording, type Recording } from './recordings.store.ts';
import type { Kept } from './use-shaped.ts';

interface KeepFormProps {
  recording: Recording;
  kept: Kept | null;
  /** Called when it is kept and no other recording waits. */
  onDone: () => void;
}

/** What a recording is called, and that it is one's own voice. */
export function KeepForm({ recording, kept, onDone }: KeepFormProps) {
  const [name, setName] = useState(recording.name);
  const [agrees, setAgrees] = useState(false);
  const [refused, setRefused] = useState<{ name?: string; consent?: string }>({});
  const [isSending, setIsSending] = useState(false);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    if (isSending || !kept || kept.isSilent) return;
    const problems = {
      name: nameProblem(name),
      consent: agrees ? undefined : 'Say first that this is your own voice',
    };
    setRefused(problems);
    if (problems.name || problems.consent) return;
    setIsSending(true);
    try {
      const seconds = kept.span.until - kept.span.from;
      const take = await keepTake({ name: name.trim(), seconds, wav: kept.wav });
      drop.change({ source: { kind: 'take', takeId: take.id } });
      refresh('voiceDesk');
      dropRecording(recording.id);
      showToast({ tone: 'ok', title: `${take.name} is kept`, text: 'Your next drop is made from it.' });
      if ($recordings.get().length === 0) onDone();
    } catch (error) {
      showToast({
        tone: 'danger',
        title: 'Not kept',
        text: `${reasonOf(error)} The recording is still here.`,
      });
      setIsSending(false);
    }
  }

  return (
    <form className="own-keep" noValidate onSubmit={(event) => void send(event)}>
      <Field label="Name" error={refused.name} required>
        <TextInput value={name} maxLength={60} onChange={(event) => setName(event.target.value)} />
      </Field>
      <Field label="Consent" group hideLabel error={refused.consent}>
        <Checkbox label={VOICE_STATEMENTS[VOICE_STATEMENT]} checked={agrees} required onChange={setAgrees} />
      </Field>
      <Button
        type="submit"
        variant="go"
        busy={isSending}
        {...(kept?.isSilent && { disabledReason: 'There is nothing to hear in it' })}
      >
        Keep this recording
      </Button>
    </form>
  );
}

function nameProblem(name: string): string | undefined {
  const parsed = newTakeSchema.shape.name.safeParse(name);
  return parsed.error?.issues[0]?.message ?? imitationProblem(name) ?? undefined;
}
