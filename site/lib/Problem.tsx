import CircleAlert from 'lucide-react/icons/circle-alert';
import './problem.css';

/** Why a form as a whole was refused. The place is there from the start, so that a screen reader hears what comes. */
export function Problem({ text }: { text: string | null }) {
  return (
    <div role="alert">
      {text !== null && (
        <p className="problem">
          <CircleAlert className="i" aria-hidden="true" />
          {text}
        </p>
      )}
    </div>
  );
}
