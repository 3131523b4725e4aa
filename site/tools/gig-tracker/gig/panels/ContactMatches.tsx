import UserPlus from 'lucide-react/icons/user-plus';
import { useEffect, useState } from 'react';
import type { Contact } from '#core/gigs/book-schema.ts';
import { Button } from '#site/ui/Button.tsx';
import { trackerCall } from '../../state/tracker-call.ts';

/** Before the address book is asked, in ms after the last key. */
const REST = 200;
const MOST = 5;

interface ContactMatchesProps {
  words: string;
  /** Contacts that are not offered. */
  hidden: readonly string[];
  onChoose(contact: Contact): void;
}

/** Who of the address book has the words that are typed; its first names while none are. */
export function ContactMatches({ words, hidden, onChoose }: ContactMatchesProps) {
  const [found, setFound] = useState<readonly Contact[]>([]);
  const asked = words.trim();
  useEffect(() => {
    const asking = new AbortController();
    const look = async (): Promise<void> => {
      try {
        const query = { q: asked, limit: '20' };
        setFound((await trackerCall('contacts', { query, signal: asking.signal })).contacts);
      } catch {
        // Somebody new can be added all the same.
        if (!asking.signal.aborted) setFound([]);
      }
    };
    const rest = setTimeout(() => void look(), REST);
    return () => {
      clearTimeout(rest);
      asking.abort();
    };
  }, [asked]);
  const offered = found.filter(({ id }) => !hidden.includes(id)).slice(0, MOST);
  if (offered.length === 0) return null;
  return (
    <div className="gig-matches">
      <p className="lab" id="gig-matches">
        From your address book
      </p>
      <ul aria-labelledby="gig-matches">
        {offered.map((contact) => (
          <li key={contact.id}>
            <div>
              <b>{contact.name}</b>
              <span>{contact.email || contact.phone}</span>
            </div>
            <Button
              size="sm"
              icon={UserPlus}
              aria-label={`Add ${contact.name}`}
              onClick={() => onChoose(contact)}
            >
              Add
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
