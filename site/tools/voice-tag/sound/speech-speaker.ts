import { ApiError } from '#core/errors.ts';
import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { VoiceDrop, VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { providerText } from '#core/tools/voice-tag/provider-text.ts';
import { refusalOf } from '#core/tools/voice-tag/refusal.ts';
import { planSpeech } from '#core/tools/voice-tag/speakable.ts';
import { Recent } from '../../shell/recent.ts';
import type { Speech } from '../take.ts';
import type { Asked, AskSpeech } from './speech-line.ts';

/** What of a drop decides how the voice alone sounds. */
export type SpokenParts = Pick<VoiceDrop, 'script' | 'respellings' | 'source' | 'voice'>;

/** Whose sound a file is, and whether it is kept beside the voice, as WAV. */
export interface Origin {
  spokenBy: string;
  keepSource: boolean;
}

/** Where sound comes from that this device does not speak. */
interface Elsewhere {
  provider(
    asks: { text: string; voice: VoiceSettings },
    signal: AbortSignal,
  ): Promise<{ file: ArrayBuffer; spokenBy: string }>;
  take(id: string, signal: AbortSignal): Promise<ArrayBuffer>;
  decode(file: ArrayBuffer): Promise<Mono>;
}

/** Who speaks on the device, and whose voice a recording is. */
const THE_DEVICE = 'Flite on this device';
const OWN_RECORDING = 'own recording';

const MOST_KEPT = 12;

/** Speaks drops by a speech worker and what comes from elsewhere, and keeps the last voices. */
export function speaker(ask: AskSpeech, elsewhere: Elsewhere) {
  const kept = new Recent<Speech>(MOST_KEPT);

  async function speechFrom(
    file: ArrayBuffer,
    voice: VoiceSettings,
    { spokenBy, keepSource, ...options }: Origin & Asked,
  ): Promise<Speech> {
    const pcm = await elsewhere.decode(file);
    options.signal.throwIfAborted();
    const task = { task: 'shape', pcm, sampleRate: SAMPLE_RATE, voice, keepSource } as const;
    return { ...(await ask(task, options)), spokenBy };
  }

  async function speakBy(
    { script, respellings, source, voice }: SpokenParts,
    options: Asked,
  ): Promise<Speech> {
    switch (source.kind) {
      case 'device': {
        const plan = planSpeech(script, respellings);
        return { ...(await ask({ task: 'speak', plan, voice }, options)), spokenBy: THE_DEVICE };
      }
      case 'provider': {
        options.onStage('voice');
        const text = providerText(script, respellings);
        // Pitch and speed are given to the sound here: the same words are then asked for, and paid for, once.
        const asSpoken = { ...voice, pitch: 0, speed: 1 };
        const { file, spokenBy } = await elsewhere.provider({ text, voice: asSpoken }, options.signal);
        return speechFrom(file, voice, { spokenBy, keepSource: true, ...options });
      }
      case 'take': {
        options.onStage('voice');
        const file = await elsewhere.take(source.takeId, options.signal);
        return speechFrom(file, voice, { spokenBy: OWN_RECORDING, keepSource: false, ...options });
      }
    }
  }

  return {
    async speakDrop(drop: SpokenParts, options: Asked): Promise<Speech> {
      options.signal.throwIfAborted();
      const refused = refusalOf(drop);
      if (refused) throw new ApiError('INVALID_INPUT', undefined, { fields: [refused] });
      // The server is asked for a recording each time: it is gone as soon as the consent is.
      if (drop.source.kind === 'take') return speakBy(drop, options);
      const said = drop.source.kind === 'provider' ? providerText : planSpeech;
      const key = JSON.stringify([drop.source.kind, said(drop.script, drop.respellings), drop.voice]);
      const known = kept.get(key);
      if (known) return known;
      const speech = await speakBy(drop, options);
      kept.set(key, speech);
      return speech;
    },
    speechFrom,
  };
}
