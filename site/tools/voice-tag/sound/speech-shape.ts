import { type Mono, SAMPLE_RATE } from '#core/music/sound.ts';
import type { VoiceSettings } from '#core/tools/voice-tag/drop.ts';
import { monoWav } from '#core/tools/voice-tag/engine/files/mono-wav.ts';
import type { SpokenPlan } from '#core/tools/voice-tag/engine/speech/speak-plan.ts';
import { shapeVoice } from '#core/tools/voice-tag/engine/voice/shape-voice.ts';
import { trim } from '#core/tools/voice-tag/engine/voice/trim.ts';
import type { Shaped } from './speech-messages.ts';

/** What the device spoke, as the character, with its words where they are heard then. */
export function shapeSpoken({ pcm, sampleRate, words }: SpokenPlan, settings: VoiceSettings): Shaped {
  const { sound, from } = trim(pcm, sampleRate);
  const voice = shapeVoice(sound, sampleRate, settings, { isSpokenHere: true });
  const seconds = voice.length / SAMPLE_RATE;
  const scale = seconds / (sound.length / sampleRate);
  const moved = (time: number) => Math.min(seconds, Math.max(0, (time - from) * scale));
  return {
    voice,
    words: words.map(({ text, at, until }) => ({ text, at: moved(at), until: moved(until) })),
    source: null,
  };
}

interface Recorded {
  pcm: Mono;
  sampleRate: number;
  voice: VoiceSettings;
  keepSource: boolean;
}

/** What a provider or a person spoke, as the character. When its words are heard is not known. */
export function shapeRecorded({ pcm, sampleRate, voice, keepSource }: Recorded): Shaped {
  const { sound } = trim(pcm, sampleRate);
  return {
    voice: shapeVoice(sound, sampleRate, voice, { isSpokenHere: false }),
    words: [],
    source: keepSource ? monoWav(pcm, sampleRate) : null,
  };
}
