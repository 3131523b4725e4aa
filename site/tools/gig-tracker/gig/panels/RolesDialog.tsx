import { useState } from 'react';
import { CONTACT_ROLES, type ContactRole, type Gig } from '#core/gigs/gig.ts';
import { type Person, withRoles } from '#core/gigs/people.ts';
import { Button } from '#site/ui/Button.tsx';
import { Checkbox } from '#site/ui/Checkbox.tsx';
import { Dialog } from '#site/ui/Dialog.tsx';
import { changeGig } from '../../state/save-gig.ts';

const ROLES = Object.keys(CONTACT_ROLES) as ContactRole[];

interface RolesDialogProps {
  gig: Gig;
  person: Person;
  onClose(): void;
}

/** What somebody does at a gig: one role, or several. */
export function RolesDialog({ gig, person: { contact, roles }, onClose }: RolesDialogProps) {
  const [chosen, setChosen] = useState<ReadonlySet<ContactRole>>(new Set(roles));
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    const next = ROLES.filter((role) => chosen.has(role));
    if (next.length === 0) return setProblem('Choose at least one role.');
    setBusy(true);
    const outcome = await changeGig(gig.id, { contacts: withRoles(gig.contacts, contact.id, next) });
    setBusy(false);
    if (outcome.kind === 'refused') setProblem(outcome.reason);
    else onClose();
  }
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => open || onClose()}
      title={`Roles of ${contact.name}`}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="go" busy={isBusy} onClick={() => void save()}>
            Save
          </Button>
        </>
      }
    >
      <div className="gig-roles">
        {ROLES.map((role) => (
          <Checkbox
            key={role}
            label={CONTACT_ROLES[role]}
            checked={chosen.has(role)}
            onChange={(checked) => {
              setProblem(null);
              setChosen(new Set(checked ? [...chosen, role] : [...chosen].filter((one) => one !== role)));
            }}
          />
        ))}
      </div>
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
    </Dialog>
  );
}
