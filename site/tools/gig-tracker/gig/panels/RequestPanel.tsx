import Copy from 'lucide-react/icons/copy';
import Mail from 'lucide-react/icons/mail';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { dayWords } from '#core/day-words.ts';
import { ApiError } from '#core/errors.ts';
import type { Gig, GigPatch } from '#core/gigs/gig.ts';
import { moneyWords } from '#core/money.ts';
import type { BookingRequest } from '#core/press-kit-page.ts';
import { replyLink } from '#core/press-kit-reply.ts';
import { copyAndSay } from '#site/lib/copy-and-say.ts';
import { localDay } from '#site/lib/local-day.ts';
import { problemOf } from '#site/lib/problem-of.ts';
import { showToast } from '#site/lib/toast.store.ts';
import { Button } from '#site/ui/Button.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { changeWithUndo } from '../../state/change-with-undo.ts';
import { trackerCall } from '../../state/tracker-call.ts';
import { Facts } from '../forms/EditPanel.tsx';
import './request-panel.css';

/** What somebody asked for on the press kit, and how to answer them. */
export function RequestPanel({ gig, request }: { gig: Gig; request: BookingRequest }) {
  const { email, date, place, budget, message, createdAt } = request;
  const [isAdding, setAdding] = useState(false);
  async function addClient(): Promise<void> {
    setAdding(true);
    try {
      const client = await clientOf(email);
      const patch: GigPatch = { client: client.id ? { id: client.id } : { name: client.name } };
      await changeWithUndo(gig.id, patch, `${email} added as the client`, { client });
    } catch (error) {
      showToast({ tone: 'danger', title: 'Not added', text: problemOf(error) });
    } finally {
      setAdding(false);
    }
  }
  return (
    <Panel
      id="request"
      title="Request"
      className="gig-request"
      aside={<span className="small muted">From your press kit</span>}
    >
      <Facts
        facts={[
          ['From', email],
          ['Sent', dayWords(localDay(new Date(createdAt)))],
          ['Night', dayWords(date)],
          ['Where', <bdi key="place">{place}</bdi>],
          ['Budget', budget ? moneyWords(budget) : 'Not named'],
        ]}
      />
      {message && (
        <blockquote className="gig-request-words" dir="auto">
          {message}
        </blockquote>
      )}
      <div className="gig-request-ways">
        <Button size="sm" icon={Mail} href={replyLink(request)}>
          Reply
        </Button>
        <Button
          size="sm"
          variant="quiet"
          icon={Copy}
          onClick={() => void copyAndSay(email, { title: 'Copied', text: email })}
        >
          Copy address
        </Button>
        {gig.client === null && (
          <Button size="sm" variant="quiet" icon={UserPlus} busy={isAdding} onClick={() => void addClient()}>
            Add as client
          </Button>
        )}
      </div>
    </Panel>
  );
}

/** A client of that address, by which they are called until somebody knows their name; the one that is called so already. */
async function clientOf(email: string): Promise<NonNullable<Gig['client']>> {
  try {
    const nothing = { address: '', taxId: '', phone: '', notes: '' };
    const { client } = await trackerCall('addClient', {
      body: { ...nothing, name: email, email, kind: 'business' },
    });
    return { id: client.id, name: client.name };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'CONFLICT') return { id: '', name: email };
    throw error;
  }
}
