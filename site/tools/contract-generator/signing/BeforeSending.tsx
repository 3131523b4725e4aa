import { useStore } from '@nanostores/react';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { $check } from '../check/lint.store.ts';

interface BeforeSendingProps {
  /** Whether what was made says what the contract says now. */
  isCurrent: boolean;
}

/** What of the contract is worth a look before it is sent, or has to be saved first. */
export function BeforeSending({ isCurrent }: BeforeSendingProps) {
  const { findings } = useStore($check, { ssr: 'initial' });
  return (
    <>
      {findings.length > 0 && (
        <p className="signing-note">
          <StateLabel state="waiting">
            <a href="#check">
              {findings.length === 1 ? '1 problem in the check' : `${findings.length} problems in the check`}
            </a>
          </StateLabel>
        </p>
      )}
      {!isCurrent && (
        <p className="signing-note" role="status">
          <StateLabel state="waiting">
            <span>
              Your latest changes aren't in what you send. <a href="#check">Update the contract</a> first.
            </span>
          </StateLabel>
        </p>
      )}
    </>
  );
}
