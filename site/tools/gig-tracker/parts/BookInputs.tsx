import type { Client, Venue } from '#core/gigs/book-schema.ts';
import { GIG_LONGEST, type Gig } from '#core/gigs/gig.ts';
import { Field } from '#site/ui/Field.tsx';
import { TextInput } from '#site/ui/TextInput.tsx';
import { trackerCall } from '../state/tracker-call.ts';
import { SuggestInput } from './SuggestInput.tsx';
import type { TypedClient, TypedVenue } from './typed-book.ts';

/** How many are suggested. */
const MOST = 6;

/** A venue of the address book as gigs have it. */
export const shownVenue = (venue: Venue): NonNullable<Gig['venue']> => {
  const { id, name, city, country, latitude, longitude, travelMinutes, setUp } = venue;
  return { id, name, city, country, latitude, longitude, travelMinutes, setUp };
};

interface VenueFieldsProps {
  value: TypedVenue;
  error?: string | null;
  onChange(value: TypedVenue): void;
  /** Told of a venue of the address book that was picked. */
  onPick?(venue: Venue): void;
}

/** Name and city of a venue, with suggestions from the address book. */
export function VenueFields({ value, error = null, onChange, onPick }: VenueFieldsProps) {
  const find = async (q: string) => {
    const { venues } = await trackerCall('venues', { query: { q, limit: String(MOST) } });
    return venues.map((item) => ({ id: item.id, label: item.name, note: item.city, item }));
  };
  return (
    <>
      <Field label="Venue" error={error}>
        <SuggestInput<Venue>
          name="venue"
          value={value.name}
          find={find}
          onType={(name) => onChange({ ...value, name, picked: null })}
          onPick={(venue) => {
            onChange({ name: venue.name, city: venue.city, picked: shownVenue(venue) });
            onPick?.(venue);
          }}
        />
      </Field>
      <Field label="City">
        <TextInput
          name="city"
          value={value.city}
          maxLength={GIG_LONGEST.name}
          autoComplete="off"
          onChange={({ target }) => onChange({ ...value, city: target.value, picked: null })}
        />
      </Field>
    </>
  );
}

interface ClientFieldProps {
  value: TypedClient;
  error?: string | null;
  onChange(value: TypedClient): void;
}

/** The name of a client, with suggestions from the address book. */
export function ClientField({ value, error = null, onChange }: ClientFieldProps) {
  const find = async (q: string) => {
    const { clients } = await trackerCall('clients', { query: { q, limit: String(MOST) } });
    return clients.map((item) => ({ id: item.id, label: item.name, note: item.email, item }));
  };
  return (
    <Field label="Client" hint="Who books and pays." error={error}>
      <SuggestInput<Client>
        name="client"
        value={value.name}
        find={find}
        onType={(name) => onChange({ name, picked: null })}
        onPick={({ id, name }) => onChange({ name, picked: { id, name } })}
      />
    </Field>
  );
}
