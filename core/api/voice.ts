import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { LARGEST_TAKE_BYTES, LONGEST_SPOKEN_TEXT } from '../voice.ts';
import {
  newRecipeSchema,
  newTakeSchema,
  respellingListSchema,
  savedRecipeSchema,
  voiceDeskSchema,
  voicePackSchema,
  voiceTakeSchema,
} from '../voice-schema.ts';
import { done, idParams } from './parts.ts';

/** The voice studio. */
export const voiceApi = {
  voiceDesk: endpoint({ method: 'GET', path: '/api/voice', auth: 'user', reply: voiceDeskSchema }),
  /** Speech by the provider of this server; NOT_FOUND where there is none and the device speaks alone. */
  speak: endpoint({
    method: 'POST',
    path: '/api/voice/speech',
    auth: 'user',
    limit: 'writes',
    /** Both checked once more: `text` by what can be spoken, `voice` by the tool's own schema. */
    body: z.object({
      text: z
        .string('Write what the voice says')
        .check(z.maxLength(LONGEST_SPOKEN_TEXT, `Use at most ${LONGEST_SPOKEN_TEXT} characters`)),
      voice: z.optional(z.unknown()),
    }),
    reply: 'file',
  }),
  respellings: endpoint({
    method: 'PUT',
    path: '/api/voice/respellings',
    auth: 'user',
    limit: 'writes',
    body: z.object({ respellings: respellingListSchema }),
    reply: z.object({ respellings: respellingListSchema }),
  }),
  saveRecipe: endpoint({
    method: 'POST',
    path: '/api/voice/recipes',
    auth: 'user',
    limit: 'writes',
    body: newRecipeSchema,
    status: 201,
    reply: savedRecipeSchema,
  }),
  deleteRecipe: endpoint({
    method: 'DELETE',
    path: '/api/voice/recipes/:id',
    auth: 'user',
    params: idParams,
    reply: done,
  }),
  /** Keeps the consent; the recording follows under the id of the reply. */
  addTake: endpoint({
    method: 'POST',
    path: '/api/voice/takes',
    auth: 'user',
    limit: 'writes',
    body: newTakeSchema,
    status: 201,
    reply: voiceTakeSchema,
  }),
  uploadTake: endpoint({
    method: 'PUT',
    path: '/api/voice/takes/:id/audio',
    auth: 'user',
    limit: 'writes',
    params: idParams,
    body: 'file',
    maxBytes: LARGEST_TAKE_BYTES,
    reply: voiceTakeSchema,
  }),
  takeAudio: endpoint({
    method: 'GET',
    path: '/api/voice/takes/:id/audio',
    auth: 'user',
    params: idParams,
    reply: 'file',
  }),
  /** Takes the consent back: the recording goes, and every drop that was made from it. */
  revokeTake: endpoint({
    method: 'DELETE',
    path: '/api/voice/takes/:id',
    auth: 'user',
    params: idParams,
    reply: z.object({ ok: z.literal(true), deletedDrops: z.int() }),
  }),
  /** Pro and trial only: what goes into WAV files and the sampler pack of a drop. */
  voicePack: endpoint({
    method: 'GET',
    path: '/api/generations/:id/voice-pack',
    auth: 'user',
    params: idParams,
    reply: z.object({ pack: voicePackSchema }),
  }),
} as const;
