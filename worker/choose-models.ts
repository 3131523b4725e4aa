import type { Bindings, Settings } from './env.ts';
import { elevenLabsSpeech } from './providers/elevenlabs/elevenlabs-speech.ts';
import { openAiImages } from './providers/openai/openai-images.ts';
import { openAiSpeech } from './providers/openai/openai-speech.ts';
import { openAiText } from './providers/openai/openai-text.ts';
import type { ImageModel, SpeechModel, TextModel } from './providers/ports.ts';
import { type AiBinding, workersAiImages, workersAiText } from './providers/workers-ai/workers-ai.ts';
import { workersAiSpeech } from './providers/workers-ai/workers-ai-speech.ts';

type Port = 'TEXT' | 'IMAGE' | 'SPEECH';

/** Where a provider of speech is, unless the settings say another place. */
const SPEECH_URLS = { elevenlabs: 'https://api.elevenlabs.io', openai: 'https://api.openai.com/v1' };

const endpointOf = (settings: Settings, port: Port, url = '') => ({
  url: (settings[`${port}_URL`] ?? url).replace(/\/$/, ''),
  apiKey: settings[`${port}_API_KEY`] ?? '',
  model: settings[`${port}_MODEL`] ?? '',
});

function boundAi(env: Pick<Bindings, 'AI'>, port: Port): AiBinding {
  if (!env.AI)
    throw new Error(`Settings are wrong or missing: ${port}_PROVIDER is workers-ai and AI is not bound`);
  return env.AI as unknown as AiBinding;
}

/** The text model of the settings; null where our own rules decide alone. */
export function chooseTextModel(settings: Settings, env: Pick<Bindings, 'AI'>): TextModel | null {
  if (settings.TEXT_PROVIDER === 'builtin') return null;
  const endpoint = endpointOf(settings, 'TEXT');
  return settings.TEXT_PROVIDER === 'openai'
    ? openAiText(endpoint)
    : workersAiText(boundAi(env, 'TEXT'), endpoint.model);
}

/** The image model of the settings; null where there is none. */
export function chooseImageModel(settings: Settings, env: Pick<Bindings, 'AI'>): ImageModel | null {
  if (settings.IMAGE_PROVIDER === 'builtin') return null;
  const endpoint = endpointOf(settings, 'IMAGE');
  return settings.IMAGE_PROVIDER === 'openai'
    ? openAiImages(endpoint)
    : workersAiImages(boundAi(env, 'IMAGE'), endpoint.model);
}

/** The speech model of the settings; null where the voices of the device speak alone. */
export function chooseSpeechModel(settings: Settings, env: Pick<Bindings, 'AI'>): SpeechModel | null {
  const { SPEECH_PROVIDER: provider, SPEECH_VOICES: speakers } = settings;
  if (provider === 'builtin') return null;
  if (provider === 'workers-ai')
    return workersAiSpeech(boundAi(env, 'SPEECH'), settings.SPEECH_MODEL ?? '', speakers);
  const endpoint = endpointOf(settings, 'SPEECH', SPEECH_URLS[provider]);
  return provider === 'elevenlabs'
    ? elevenLabsSpeech({ ...endpoint, speakers })
    : openAiSpeech(endpoint, speakers);
}
