import { useState } from 'react';
import type { Role } from '#core/signing/envelope.ts';
import { PartyRow } from './PartyRow.tsx';
import type { SendValues } from './send-values.ts';
import { inOrder } from './signing-words.ts';

interface WhoSignsProps {
  values: SendValues;
  set: (key: keyof SendValues & string, value: string) => void;
  errorOf: (key: keyof SendValues & string) => string | null;
  /** What is to be known of the client’s address, such as that it was another one before. */
  emailHint?: string | undefined;
}

/** The sides in the order in which they are asked to sign, each with its fields. */
export function WhoSigns({ values, set, errorOf, emailHint }: WhoSignsProps) {
  const [opened, setOpened] = useState<ReadonlySet<Role>>(() => missingSides(values));
  const setOpen = (role: Role, isOpen: boolean): void =>
    setOpened((now) => new Set([...now].filter((each) => each !== role).concat(isOpen ? role : [])));
  return (
    <ol className="signing-order">
      {inOrder(values.order).map((role, index) => (
        <PartyRow
          key={role}
          {...{ role, values, errorOf, emailHint }}
          set={(key, value) => {
            // Opened by what was wrong with it, it stays open while that is mended.
            setOpen(role, true);
            set(key, value);
          }}
          number={values.order === 'any' ? null : index + 1}
          isOpen={opened.has(role) || FIELDS[role].some((field) => errorOf(field) !== null)}
          onOpen={(isOpen) => setOpen(role, isOpen)}
        />
      ))}
    </ol>
  );
}

const FIELDS: Readonly<Record<Role, readonly (keyof SendValues & string)[]>> = {
  client: ['client.name', 'client.email', 'client.title'],
  artist: ['artist.name', 'artist.title'],
};

/** Sides of which something has to be filled in first. */
const missingSides = (values: SendValues): Set<Role> =>
  new Set([
    ...(values['client.name'] && values['client.email'] ? [] : (['client'] as const)),
    ...(values['artist.name'] ? [] : (['artist'] as const)),
  ]);
