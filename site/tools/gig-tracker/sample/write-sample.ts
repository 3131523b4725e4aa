import type { TrackerEndpoint } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import { bookWrites } from './sample-book-writes.ts';
import type { SampleData } from './sample-data.ts';
import { fileWrites } from './sample-file-writes.ts';
import { gigWrites } from './sample-gig-writes.ts';

/** What a sample can't do, by the endpoint. */
const WISHES: Partial<Record<TrackerEndpoint, string>> = {
  rotateCalendar: 'get a calendar feed',
  calendarFeed: 'get a calendar feed',
};

/** What is done to a sample, by the endpoint. Throws what the server would throw, and a sentence of its own where it takes an account. */
export async function writeSample(data: SampleData, name: TrackerEndpoint, input: object): Promise<unknown> {
  const writes = { ...gigWrites(data), ...bookWrites(data), ...fileWrites(data) };
  const write = (writes as Partial<Record<string, (input: never) => Promise<unknown>>>)[name];
  if (!write)
    throw new ApiError(
      'FORBIDDEN',
      `This is a sample: sign up free to ${WISHES[name] ?? 'do this with your gigs'}`,
    );
  // As it comes: the schemas of the API weigh more than all that is done here, and forms ask for what is needed.
  return write(input as never);
}
