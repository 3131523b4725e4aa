import { ApiError, type FieldError } from '#core/errors.ts';
import { GIG_MOST } from '#core/gigs/gig.ts';
import { getMissing } from '#db/queries/gigs-named.ts';
import type { GigWrite } from '#db/queries/gigs-write.ts';
import type { Deps } from '../deps.ts';

const full = (most: number, what: string): ApiError =>
  new ApiError('CONFLICT', `You have ${most.toLocaleString('en')} ${what}. Delete some first`);

/** Why a gig that nobody else changed was not stored; `path` is where it stands in what was sent. */
export async function refusedWrite({ db }: Pick<Deps, 'db'>, write: GigWrite, path = ''): Promise<ApiError> {
  const missing = await getMissing(db, write);
  const { venue, client, gig } = write;
  if (missing.venue && venue && 'name' in venue) return full(GIG_MOST.venues, 'venues');
  if (missing.client && client && 'name' in client) return full(GIG_MOST.clients, 'clients');
  const fields: FieldError[] = [
    ...(missing.venue ? [{ path: 'venue.id', reason: 'You have no venue of that id' }] : []),
    ...(missing.client ? [{ path: 'client.id', reason: 'You have no client of that id' }] : []),
    ...gig.contacts.flatMap(({ contactId }, i) =>
      missing.contacts.includes(contactId)
        ? [{ path: `contacts.${i}.contactId`, reason: 'You have no contact of that id' }]
        : [],
    ),
  ];
  if (fields.length > 0)
    return new ApiError('INVALID_INPUT', undefined, {
      fields: fields.map((field) => ({ ...field, path: path + field.path })),
    });
  if (missing.gigs >= GIG_MOST.gigs) return full(GIG_MOST.gigs, 'gigs');
  return new ApiError('CONFLICT', 'That id is taken. Choose another');
}
