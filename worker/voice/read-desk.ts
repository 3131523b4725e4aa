import { LONGEST_SPOKEN_TEXT, type SpeechProviderInfo, type VoiceDesk } from '#core/voice.ts';
import { getVoiceDesk } from '#db/queries/voice-desk.ts';
import type { Deps } from '../deps.ts';
import type { SpeechModel } from '../providers/ports.ts';
import { takeView } from './take-view.ts';

const providerView = ({ engine, maxCharacters }: SpeechModel): SpeechProviderInfo => ({
  ...engine,
  maxCharacters: Math.min(maxCharacters, LONGEST_SPOKEN_TEXT),
});

/** All that the voice studio needs of an account. */
export async function readDesk(deps: Pick<Deps, 'db' | 'toolPorts'>, userId: string): Promise<VoiceDesk> {
  const { takes, recipes, respellings } = await getVoiceDesk(deps.db, { userId });
  const { speech } = deps.toolPorts;
  return {
    provider: speech && providerView(speech),
    takes: takes.map(takeView),
    recipes: recipes.map(({ createdAt, ...recipe }) => ({ ...recipe, createdAt: createdAt.toISOString() })),
    respellings,
  };
}
