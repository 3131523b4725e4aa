import { LONGEST_SIGNING } from '#core/signing/envelope.ts';
import type { EnvelopeView } from '#core/signing/envelope-view-schema.ts';
import { signerSchema } from '#core/signing/sending-schema.ts';
import { Problem } from '#site/lib/Problem.tsx';
import { useForm } from '#site/lib/use-form.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { signingOf } from './envelope.store.ts';

interface SignerDialogProps {
  generationId: string;
  envelope: EnvelopeView;
  onClose: () => void;
}

/** Another person signs for the client: they get a link of their own. */
export function SignerDialog({ generationId, envelope, onClose }: SignerDialogProps) {
  const { name, email, title } = envelope.signers.client;
  const { values, set, errorOf, problem, isBusy, form } = useForm({
    initial: { name, email, title },
    schema: signerSchema,
    async send(body) {
      await signingOf(generationId).changeSigner(envelope.id, body);
      onClose();
    },
  });
  const field = (key: 'name' | 'email' | 'title') => ({
    name: key,
    value: values[key],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => set(key, target.value),
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Change who signs"
      description={`They get a new link. The one that ${name} has stops working.`}
    >
      <form {...form} className="signing-form">
        <Field label="Name" required error={errorOf('name')}>
          <TextInput {...field('name')} maxLength={LONGEST_SIGNING.name} />
        </Field>
        <Field label="E-mail" required error={errorOf('email')}>
          <TextInput {...field('email')} type="email" maxLength={254} />
        </Field>
        <Field label="Signs as, optional" error={errorOf('title')}>
          <TextInput {...field('title')} maxLength={LONGEST_SIGNING.title} placeholder="Head of booking" />
        </Field>
        <Problem text={problem} />
        <div className="signing-ways">
          <Button type="submit" variant="go" busy={isBusy}>
            Send new link
          </Button>
          <Button onClick={onClose}>Cancel</Button>
        </div>
      </form>
    </Dialog>
  );
}
