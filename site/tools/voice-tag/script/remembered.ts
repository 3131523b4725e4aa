import { call } from '#site/lib/api.ts';
import { putData } from '#site/lib/query.ts';
import { $user } from '#site/lib/session.store.ts';
import { $voiceDesk } from '../studio.ts';
import { rememberedStore } from './remembered.store.ts';

/** How words are said in every drop: kept by the account, or for a visitor by this browser. */
export const remembered = rememberedStore({
  $account: $voiceDesk,
  isSignedIn: () => $user.get() !== null,
  async save(respellings) {
    const reply = await call('respellings', { body: { respellings: [...respellings] } });
    const desk = $voiceDesk.get().data;
    if (desk) putData('voiceDesk', { ...desk, respellings: reply.respellings });
  },
  memory: () => localStorage,
});
