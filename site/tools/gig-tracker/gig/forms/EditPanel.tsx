import Pencil from 'lucide-react/icons/pencil';
import type { ReactNode } from 'react';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { useFormInPlace } from './use-form-in-place.ts';
import '../../parts/gig-form.css';
import './edit-panel.css';

interface EditPanelProps {
  id: string;
  title: string;
  /** The word on its button. */
  edit?: string;
  /** What is shown while nobody edits it. */
  children: ReactNode;
  /** The form in its place, which calls `close` once it is done. */
  form(close: () => void): ReactNode;
}

/** A part of a gig that turns into a form. */
export function EditPanel({ id, title, edit = 'Edit', children, form }: EditPanelProps) {
  const { isOpen, open, close, body, button } = useFormInPlace();
  return (
    <Panel
      id={id}
      title={title}
      aside={
        !isOpen && (
          <Button
            ref={button}
            size="sm"
            variant="quiet"
            icon={Pencil}
            aria-label={`${edit}: ${title}`}
            onClick={open}
          >
            {edit}
          </Button>
        )
      }
    >
      {isOpen ? <div ref={body}>{form(close)}</div> : children}
    </Panel>
  );
}

/** What is known of a gig, as names and words; what nobody said yet says so. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, words: ReactNode])[] }) {
  return (
    <dl className="gig-facts">
      {facts.map(([name, words]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd data-empty={words === '' || words === null || undefined}>{words || 'Not yet'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface FormFootProps {
  isBusy: boolean;
  problem: string | null;
  onCancel(): void;
  /** What else can be done, at the left. */
  children?: ReactNode;
}

/** Why nothing was saved, and the buttons below a form. */
export function FormFoot({ isBusy, problem, onCancel, children }: FormFootProps) {
  return (
    <div className="gig-form-foot">
      {problem && (
        <p className="err" role="alert">
          {problem}
        </p>
      )}
      {children}
      <Button onClick={onCancel}>Cancel</Button>
      <Button type="submit" variant="go" busy={isBusy}>
        Save
      </Button>
    </div>
  );
}
