import type { Profile } from '#core/profile.ts';
import { StateLabel } from '#site/ui/StateLabel.tsx';
import { missingWords } from './completeness-words.ts';

/** What the saved profile lacks, and what it is good for to fill it in. */
export function Completeness({ profile }: { profile: Profile }) {
  const missing = missingWords(profile);
  return (
    <p className="completeness" role="status">
      <StateLabel state={missing ? 'waiting' : 'ok'}>{missing ?? 'Complete'}.</StateLabel>{' '}
      <span className="muted">
        {missing ? (
          <>
            With that it reaches its <a href="/journey">milestone of the journey</a>.
          </>
        ) : (
          <>
            The <a href="/journey">milestone</a> is reached; every tool takes its facts from here.
          </>
        )}
      </span>
    </p>
  );
}
