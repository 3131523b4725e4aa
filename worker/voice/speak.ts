import type { Account } from '#core/account.ts';
import { startOfUtcDay } from '#core/credits.ts';
import { ApiError } from '#core/errors.ts';
import { parseInput } from '#core/parse-input.ts';
import { voiceSettingsSchema } from '#core/tools/voice-tag/drop-schema.ts';
import { newId } from '#db/ids.ts';
import { claimClip, deleteClip, putClip, type SpeechClip } from '#db/queries/voice-speech-clips.ts';
import { enoughForToday } from '../credits/refusals.ts';
import type { Deps } from '../deps.ts';
import { describeError, log } from '../log.ts';
import type { SpeechModel, SpeechRequest } from '../providers/ports.ts';
import { hashOf } from '../storage/hash-of.ts';
import { keepOrFree } from '../storage/keep-or-free.ts';
import { storeFile } from '../storage/store-files.ts';
import { awaitClip } from './await-clip.ts';
import { spokenText } from './spoken-text.ts';

type SpeakDeps = Pick<Deps, 'db' | 'media' | 'now' | 'settings' | 'toolPorts' | 'background'>;

/** Longer than any provider is given: a clip that is still being spoken then never will be. */
const ABANDONED_MS = 2 * 60 * 1000;

export interface Sound {
  /** Name of the engine. */
  spokenBy: string;
  type: string;
  body: Uint8Array | ReadableStream;
}

/**
 * Speech by the provider of this server. The same words in the same voice are spoken once and kept. Throws NOT_FOUND
 * where there is no provider, INVALID_INPUT for words that are not spoken, RATE_LIMITED where the day's characters are
 * used up, PROVIDER_FAILED.
 */
export async function speak(
  deps: SpeakDeps,
  account: Account,
  body: { text: string; voice?: unknown },
): Promise<Sound> {
  const { speech } = deps.toolPorts;
  if (!speech) throw new ApiError('NOT_FOUND', 'No provider speaks here. The voices of the device do');
  const voice = parseInput(voiceSettingsSchema, body.voice ?? {}, 'voice');
  const text = spokenText(body.text, speech.maxCharacters);
  const request = { text, voice };
  const key = await hashOf(new TextEncoder().encode(speech.identify(request)));

  const clip = await begin(deps, account.id, key, text);
  if (clip.isMine) return speakAnew(deps, speech, request, clip.id);
  const spoken = await awaitClip(deps, key, clip);
  const kept = await deps.media.get(spoken.mediaKey);
  if (kept) return { spokenBy: speech.engine.name, type: spoken.type, body: kept.body };
  // Storage lost it: the next one who asks has it spoken again.
  await deleteClip(deps.db, { id: spoken.id });
  throw new ApiError('PROVIDER_FAILED');
}

async function begin(
  deps: SpeakDeps,
  userId: string,
  key: string,
  text: string,
): Promise<SpeechClip & { isMine: boolean }> {
  const now = deps.now();
  const id = newId('clp');
  const { SPEECH_DAILY_CHARACTERS: dailyCharacters } = deps.settings;
  const clip = await claimClip(deps.db, {
    id,
    key,
    userId,
    characters: text.length,
    dailyCharacters,
    dayStart: startOfUtcDay(now),
    abandonedBefore: new Date(now.getTime() - ABANDONED_MS),
    now,
  });
  if (clip) return { ...clip, isMine: clip.id === id };
  throw enoughForToday(now, {
    why: `The provider speaks ${dailyCharacters} characters a day for you. The voices of the device have no limit`,
  });
}

async function speakAnew(
  deps: SpeakDeps,
  speech: SpeechModel,
  request: SpeechRequest,
  id: string,
): Promise<Sound> {
  try {
    const { type, bytes } = await speech.speak(request);
    const name = type === 'audio/wav' ? 'speech.wav' : 'speech.mp3';
    const file = await storeFile(deps.media, 'speech', { name, type, bytes });
    const put = putClip(deps.db, { id, mediaKey: file.mediaKey, type });
    await keepOrFree(deps, [file], put, (isKept) => isKept);
    return { spokenBy: speech.engine.name, type, body: bytes };
  } catch (error) {
    await deleteClip(deps.db, { id });
    log({ level: 'error', event: 'speech-failed', error: describeError(error) });
    throw new ApiError('PROVIDER_FAILED');
  }
}
