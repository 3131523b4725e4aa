import { call } from '#site/lib/api.ts';
import { saveFile } from '#site/lib/save-file.ts';
import { metaOf } from '../meta-of.ts';
import { draftOf } from '../read-draft.ts';
import { takes } from '../studio.ts';
import { soundPart } from '../voice-part.ts';
import { proFileStore } from './pro-file.store.ts';
import { takeAgain } from './take-again.ts';

/** The WAVs and sampler packs of this page. */
export const proFiles = proFileStore({
  packOf: async ({ id }, signal) => (await call('voicePack', { params: { id }, signal })).pack,
  takeAtHand({ input }) {
    const part = soundPart(draftOf(input));
    return takes.$takes.get().find(({ drop, made }) => made && soundPart(drop) === part)?.made?.take ?? null;
  },
  takeAgain,
  async make(what, take, pack, course) {
    const { makePack, makeWav } = await import('../finish/make-files.ts');
    const { cover } = await metaOf(take.drop);
    const meta = { title: pack.title, artist: pack.artist, madeAt: pack.issuedAt, cover };
    switch (what) {
      case 'wav16':
        return makeWav(take, 16, meta, course);
      case 'wav24':
        return makeWav(take, 24, meta, course);
      case 'packWav':
        return makePack(take, pack, meta, { ...course, format: 'wav' });
      case 'packMp3':
        return makePack(take, pack, meta, { ...course, format: 'mp3' });
    }
  },
  save: ({ file, name }) => saveFile(file, name),
});
