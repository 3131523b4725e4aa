import { useStore } from '@nanostores/react';
import { $session } from '#site/lib/session.store.ts';
import { dateAndTime, greeting } from './greeting.ts';

/** Before the clock is there the lines keep their height, so that nothing below moves. */
export function Greeting({ now }: { now: Date | null }) {
  const session = useStore($session, { ssr: 'initial' });
  const firstName = session.status === 'user' ? session.user.firstName : null;
  return (
    <div className="hi">
      <h1 className="h1">{now ? greeting(now, firstName) : 'Dashboard'}</h1>
      <p className="muted num">{now ? <time dateTime={now.toISOString()}>{dateAndTime(now)}</time> : ' '}</p>
    </div>
  );
}
