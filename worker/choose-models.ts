import { type Bindings, OPENAI_URL, type Settings } from './env.ts';
import { elevenLabsSpeech } from './providers/elevenlabs/elevenlabs-speech.ts';
import { openAiImages } from './providers/openai/openai-images.ts';
import { openAiSpeech } from './providers/openai/openai-speech.ts';
import { openAiText } from './providers/openai/openai-text.ts';
import type { ImageModel, SpeechModel, TextModel } from './providers/ports.ts';
import { type AiBinding, workersAiImages, workersAiText } from './providers/workers-ai/workers-ai.ts';
import { workersAiSpeech } from './providers/workers-ai/workers-ai-speech.ts';

type Port = 'TEXT' | 'IMAGE' | 'SPEECH';

/** Where it is, unless the settings say another place. */
const ELEVENLABS_URL = 'https://api.elevenlabs.io';

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
  switch (settings.TEXT_PROVIDER) {
    case 'builtin':
      return null;
    case 'openai':
      return openAiText(endpointOf(settings, 'TEXT'));
    case 'workers-ai':
      return workersAiText(boundAi(env, 'TEXT'), settings.TEXT_MODEL ?? '');
  }
}

/** The image model of the settings; null where there is none. */
export function chooseImageModel(settings: Settings, env: Pick<Bindings, 'AI'>): ImageModel | null {
  switch (settings.IMAGE_PROVIDER) {
    case 'builtin':
      return null;
    case 'openai':
      return openAiImages(endpointOf(settings, 'IMAGE'));
    case 'workers-ai':
      return workersAiImages(boundAi(env, 'IMAGE'), settings.IMAGE_MODEL ?? '');
  }
}

/** The speech model of the settings; null where the voices of the device speak alone. */
export function chooseSpeechModel(settings: Settings, env: Pick<Bindings, 'AI'>): SpeechModel | null {
  const { SPEECH_VOICES: speakers } = settings;
  switch (settings.SPEECH_PROVIDER) {
    case 'builtin':
      return null;
    case 'elevenlabs':
      return elevenLabsSpeech({ ...endpointOf(settings, 'SPEECH', ELEVENLABS_URL), speakers });
    case 'openai':
      return openAiSpeech(endpointOf(settings, 'SPEECH', OPENAI_URL), speakers);
    case 'workers-ai':
      return workersAiSpeech(boundAi(env, 'SPEECH'), settings.SPEECH_MODEL ?? '', speakers);
  }
}
