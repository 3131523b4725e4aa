import { type FormEvent, useState } from 'react';
import { ApiError } from '#core/errors.ts';
import type { Contact } from '#core/gigs/book-schema.ts';
import { CONTACT_ROLES, type ContactRole, GIG_LONGEST, type Gig } from '#core/gigs/gig.ts';
import { peopleOf, withRoles } from '#core/gigs/people.ts';
import { formProblem } from '#site/lib/problem-of.ts';
import { Button } from '#site/ui/Button.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { Field } from '#site/ui/Field.tsx';
import { Select } from '#site/ui/Select.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { useRefusals } from '../../parts/use-refusals.ts';
import { useTyped } from '../../parts/use-typed.ts';
import { changeGig } from '../../state/save-gig.ts';
import { trackerCall } from '../../state/tracker-call.ts';
import { ContactMatches } from './ContactMatches.tsx';

const ROLES = (Object.keys(CONTACT_ROLES) as ContactRole[]).map((value) => ({
  ...{ value, label: CONTACT_ROLES[value] },
}));
const FORM = 'gig-add-person';

interface AddPersonProps {
  gig: Gig;
  /** Told before the gig names them. */
  onAdded(contact: Contact): void;
  onClose(): void;
}

/** Somebody from the address book, found by their name as it is typed; or somebody new. */
export function AddPersonDialog({ gig, onAdded, onClose }: AddPersonProps) {
  const [role, setRole] = useState<ContactRole>('promoter');
  const [values, setValues] = useState({ name: '', email: '', phone: '' });
  const { form, errorOf, problem, refuse, forget, clear } = useRefusals(Object.keys(values));
  const [isBusy, setBusy] = useState(false);
  const leave = useTyped(Object.values(values).some((typed) => typed.trim() !== ''));
  const field = (key: keyof typeof values) => ({
    value: values[key],
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setValues({ ...values, [key]: target.value });
      forget([key]);
    },
  });

  async function put(contact: Contact): Promise<void> {
    onAdded(contact);
    const now = peopleOf(gig, [contact])[0]?.roles ?? [];
    const roles = now.includes(role) ? now : [...now, role];
    const outcome = await changeGig(gig.id, { contacts: withRoles(gig.contacts, contact.id, roles) });
    if (outcome.kind === 'refused') refuse([], outcome.reason);
    else onClose();
  }

  async function add(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    if (values.name.trim() === '') return refuse([{ path: 'name', reason: 'Write a name' }], '');
    setBusy(true);
    clear();
    try {
      const { contact } = await trackerCall('addContact', {
        body: { ...values, role, ...placeOf(gig, role), notes: '' },
      });
      await put(contact);
    } catch (error) {
      refuse(error instanceof ApiError ? (error.details.fields ?? []) : [], formProblem(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => open || leave(onClose)}
      title="Add person"
      description="Type a name to find it in your address book, or add somebody new."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" form={FORM} variant="go" busy={isBusy}>
            Add new person
          </Button>
        </>
      }
    >
      <form ref={form} id={FORM} className="gig-add-person" noValidate onSubmit={(event) => void add(event)}>
        <div className="gig-add-two">
          <Field label="Name" error={errorOf('name')}>
            <TextInput {...field('name')} maxLength={GIG_LONGEST.name} autoComplete="off" />
          </Field>
          <Field label="Role">
            <Select value={role} options={ROLES} onChange={setRole} />
          </Field>
        </div>
        <ContactMatches
          words={values.name}
          hidden={gig.contacts.filter((one) => one.role === role).map(({ contactId }) => contactId)}
          onChoose={(contact) => void put(contact)}
        />
        <div className="gig-add-two">
          <Field label="Email" error={errorOf('email')}>
            <TextInput {...field('email')} type="email" autoComplete="off" />
          </Field>
          <Field label="Phone" error={errorOf('phone')}>
            <TextInput {...field('phone')} type="tel" autoComplete="off" />
          </Field>
        </div>
        {problem && (
          <p className="err" role="alert">
            {problem}
          </p>
        )}
      </form>
    </Dialog>
  );
}

/** Whom somebody new works for: the venue, or whoever books. */
function placeOf({ client, venue }: Gig, role: ContactRole): Pick<Contact, 'clientId' | 'venueId'> {
  const isAtVenue = role === 'production' || role === 'hospitality' || role === 'advancing';
  const isOfClient = role === 'promoter' || role === 'signer' || role === 'payer';
  return { clientId: (isOfClient && client?.id) || null, venueId: (isAtVenue && venue?.id) || null };
}
