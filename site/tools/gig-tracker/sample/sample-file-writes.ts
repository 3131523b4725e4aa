import type { API } from '#core/api.ts';
import { ApiError } from '#core/errors.ts';
import type { CallInput } from '#site/lib/api.ts';
import { newItemId } from '#site/lib/new-ids.ts';
import { gigIn, note, type SampleData } from './sample-data.ts';

type Input<Name extends keyof typeof API> = CallInput<(typeof API)[Name]>;

/** What is done with the files of gigs, by the endpoint. They stay in the memory of the page. */
export const fileWrites = (data: SampleData) => ({
  async addGigFile({ params: { id }, query: { name }, body }: Input<'addGigFile'>) {
    if (!gigIn(data, id)) throw new ApiError('NOT_FOUND');
    const createdAt = new Date().toISOString();
    const file = { id: `gfl_${newItemId()}`, name, type: body.type, size: body.size, createdAt };
    data.files.set(file.id, { gig: id, file, bytes: body });
    note(data, id, { at: createdAt, kind: 'file', text: `Added ${name}` });
    return { file };
  },
  async gigFile({ params: { id } }: Input<'gigFile'>) {
    const found = data.files.get(id);
    if (!found) throw new ApiError('NOT_FOUND');
    return new Response(found.bytes);
  },
  async deleteGigFile({ params: { id } }: Input<'deleteGigFile'>) {
    if (!data.files.delete(id)) throw new ApiError('NOT_FOUND');
    return { ok: true as const };
  },
});
