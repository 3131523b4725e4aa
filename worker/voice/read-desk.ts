import { LONGEST_SPOKEN_TEXT, type SpeechProviderInfo, type VoiceDesk } from '#core/voice.ts';
import { selectVoiceDesk } from '#db/queries/voice-desk.ts';
import type { Caller } from '../caller.ts';
import type { Deps } from '../deps.ts';
import type { SpeechModel } from '../providers/ports.ts';
import { takeView } from './take-view.ts';

const providerView = ({ engine, maxCharacters }: SpeechModel): SpeechProviderInfo => ({
  ...engine,
  maxCharacters: Math.min(maxCharacters, LONGEST_SPOKEN_TEXT),
});

/** All that the voice studio needs of an account. */
export async function readDesk(deps: Pick<Deps, 'db' | 'toolPorts'>, caller: Caller): Promise<VoiceDesk> {
  const { takes, recipes, respellings } = await caller.ask((owner) => ({
    reads: selectVoiceDesk(deps.db, owner),
  }));
  const { speech } = deps.toolPorts;
  return {
    provider: speech && providerView(speech),
    takes: takes.map(takeView),
    recipes: recipes.map(({ createdAt, ...recipe }) => ({ ...recipe, createdAt: createdAt.toISOString() })),
    respellings: respellings[0]?.list ?? [],
  };
}
