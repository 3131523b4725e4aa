import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { LONGEST_SIGNING, type Role } from '#core/signing/envelope.ts';
import { Button } from '#site/ui/Button.tsx';
import { CueChip } from '#site/ui/CueChip.tsx';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import type { SendValues } from './send-values.ts';

interface PartyRowProps {
  role: Role;
  /** Its place in the order; null where either may sign first. */
  number: number | null;
  values: SendValues;
  set: (key: keyof SendValues & string, value: string) => void;
  errorOf: (key: keyof SendValues & string) => string | null;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** What is to be known of the address, such as that it was another one before. */
  emailHint?: string | undefined;
}

/** Who signs for a side: a line, and its fields once it is opened. */
export function PartyRow(props: PartyRowProps) {
  const { role, number, values, isOpen, onOpen, emailHint } = props;
  const { [`${role}.name` as const]: name, [`${role}.title` as const]: title } = values;
  const isClient = role === 'client';
  const id = `signing-fields-${role}`;
  return (
    <li>
      <CueChip>{number ?? '·'}</CueChip>
      <div>
        <b dir="auto">{isClient ? name || 'The client' : 'You'}</b>
        <Line>{[!isClient && name, title].filter(Boolean).join(', ')}</Line>
        {isClient && <Line>{values['client.email'] || 'No e-mail address yet'}</Line>}
        {isClient && !isOpen && emailHint && <Line>{emailHint}</Line>}
      </div>
      <Button
        size="sm"
        variant="quiet"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => onOpen(!isOpen)}
        {...(!isOpen && { icon: Pencil })}
      >
        {isOpen ? 'Done' : 'Edit'}
        <span className="sr"> who signs {isClient ? 'for the client' : 'for you'}</span>
      </Button>
      <div id={id} className="signing-fields" hidden={!isOpen}>
        {isOpen && <Fields {...props} />}
      </div>
    </li>
  );
}

const Line = ({ children }: { children: ReactNode }) => (
  <span className="small muted" dir="auto">
    {children}
  </span>
);

function Fields({ role, values, set, errorOf, emailHint }: PartyRowProps) {
  const field = (key: keyof SendValues & string, maxLength: number) => ({
    ...{ name: key, value: values[key], maxLength, autoComplete: 'off' },
    onChange: ({ target }: { target: { value: string } }) => set(key, target.value),
  });
  const isClient = role === 'client';
  return (
    <>
      <Field label="Name" required error={errorOf(`${role}.name`)}>
        <TextInput {...field(`${role}.name`, LONGEST_SIGNING.name)} />
      </Field>
      {isClient && (
        <Field label="E-mail" required error={errorOf('client.email')} hint={emailHint}>
          <TextInput {...field('client.email', 254)} type="email" placeholder="name@example.com" />
        </Field>
      )}
      <Field label="Signs as, optional" error={errorOf(`${role}.title`)}>
        <TextInput
          {...field(`${role}.title`, LONGEST_SIGNING.title)}
          placeholder={isClient ? 'Director' : 'DJ NOVA'}
        />
      </Field>
    </>
  );
}
