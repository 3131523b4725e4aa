import type { SpeechModel, SpeechRequest } from '../ports.ts';
import type { ChosenSpeakers } from '../speaker-table.ts';
import { streamedAudio } from '../spoken-audio.ts';
import { ELEVENLABS_VOICES } from './elevenlabs-voices.ts';

/** Patience with a voice, in milliseconds. */
const PATIENCE_MS = 45_000;
/** The speeds that ElevenLabs takes. */
const [SLOWEST, FASTEST] = [0.7, 1.2];

const hundredths = (value: number): number => Math.round(value * 100) / 100;

/** More intensity is less stability and more style: 0.5 and 0.3 where the character is as it is. */
const bodyOf = ({ text, voice }: SpeechRequest, model: string) => ({
  text,
  model_id: model,
  voice_settings: {
    stability: hundredths(0.8 - 0.6 * voice.intensity),
    similarity_boost: 0.75,
    style: hundredths(0.6 * voice.intensity),
    use_speaker_boost: true,
    speed: Math.min(FASTEST, Math.max(SLOWEST, voice.speed)),
  },
});

/** Speech by ElevenLabs' HTTP API. Throws with the status; the provider's own text stays inside. */
export function elevenLabsSpeech(options: {
  /** Before `/v1`. */
  url: string;
  apiKey: string;
  model: string;
  speakers: ChosenSpeakers;
}): SpeechModel {
  const { url, apiKey, model } = options;
  const speakers = { ...ELEVENLABS_VOICES, ...options.speakers };
  return {
    engine: { name: `ElevenLabs ${model}`, dataGoes: `Your words go to ${new URL(url).host}` },
    maxCharacters: 5000,
    identify: (request) =>
      JSON.stringify(['elevenlabs', url, speakers[request.voice.style], bodyOf(request, model)]),
    async speak(request) {
      const speaker = encodeURIComponent(speakers[request.voice.style]);
      const reply = await fetch(`${url}/v1/text-to-speech/${speaker}?output_format=mp3_44100_128`, {
        method: 'POST',
        headers: { 'xi-api-key': apiKey, 'content-type': 'application/json' },
        body: JSON.stringify(bodyOf(request, model)),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!reply.ok) {
        await reply.body?.cancel();
        throw new Error(`The voice did not answer: status ${reply.status}`);
      }
      return streamedAudio(reply.body);
    },
  };
}
