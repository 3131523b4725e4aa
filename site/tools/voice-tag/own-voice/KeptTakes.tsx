import { useQuery } from '#site/lib/use-query.ts';
import { Button } from '#site/ui/Button.tsx';
import { $voiceDesk } from '../studio.ts';
import { KeptTake } from './KeptTake.tsx';

/** The recordings that the account keeps, each with its consent. */
export function KeptTakes({ onUse }: { onUse: () => void }) {
  const desk = useQuery($voiceDesk);
  return (
    <section aria-labelledby="kept-takes">
      <h3 className="own-voice-h" id="kept-takes">
        Kept recordings
      </h3>
      {desk.state === 'waiting' && (
        <p className="small muted" role="status">
          Loading
        </p>
      )}
      {desk.state === 'failed' && (
        <p className="takes-failed small" role="alert">
          They did not load.
          <Button size="sm" onClick={desk.retry}>
            Retry
          </Button>
        </p>
      )}
      {desk.state === 'ready' && desk.data.takes.length === 0 && (
        <p className="small muted">None yet. One is enough for a drop in your own voice.</p>
      )}
      {desk.state === 'ready' && desk.data.takes.length > 0 && (
        <ul className="kept-takes">
          {desk.data.takes.map((take) => (
            <KeptTake key={take.id} take={take} onUse={onUse} />
          ))}
        </ul>
      )}
    </section>
  );
}
