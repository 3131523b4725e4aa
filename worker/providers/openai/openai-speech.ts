import type { SpeechModel, SpeechRequest } from '../ports.ts';
import type { ChosenSpeakers } from '../speaker-table.ts';
import { streamedAudio } from '../spoken-audio.ts';
import { type OpenAiEndpoint, openAiReply } from './openai-call.ts';
import { OPENAI_VOICES } from './openai-voices.ts';

/** Models that speak as they are told; others know no `instructions`. */
const isDirected = (model: string): boolean => /^gpt-/.test(model);

function direction(intensity: number): string {
  if (intensity < 0.35) return 'Speak calmly and close, without pushing.';
  if (intensity > 0.65) return 'Speak with full energy, like an announcement over a loud club.';
  return 'Speak clearly and with confidence, like an announcement in a club.';
}

/** Any speech model behind OpenAI's HTTP API. */
export function openAiSpeech(endpoint: OpenAiEndpoint, chosen: ChosenSpeakers): SpeechModel {
  const speakers = { ...OPENAI_VOICES, ...chosen };
  const bodyOf = ({ text, voice }: SpeechRequest) => ({
    input: text,
    voice: speakers[voice.style],
    response_format: 'mp3',
    speed: voice.speed,
    ...(isDirected(endpoint.model) && { instructions: direction(voice.intensity) }),
  });
  return {
    engine: { name: endpoint.model, dataGoes: `Your words go to ${new URL(endpoint.url).host}` },
    maxCharacters: 4096,
    identify: (request) => JSON.stringify(['openai', endpoint.url, endpoint.model, bodyOf(request)]),
    speak: async (request) =>
      streamedAudio((await openAiReply(endpoint, '/audio/speech', bodyOf(request))).body),
  };
}
