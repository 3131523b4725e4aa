import { strToU8 } from 'fflate';
import type { DropCard } from '#core/tools/voice-tag/engine/files/drop-card.ts';
import { dropFileName } from '#core/tools/voice-tag/engine/files/drop-name.ts';
import { licenceText, recipeText } from '#core/tools/voice-tag/engine/files/licence-text.ts';
import { packReport, packReportJson } from '#core/tools/voice-tag/engine/files/pack-report.ts';
import { STEM_IDS, type Stem, stemsOf } from '#core/tools/voice-tag/engine/files/stems.ts';
import type { Aims } from '#core/tools/voice-tag/engine/loudness/master.ts';
import { LOUDNESS_PROFILES } from '#core/tools/voice-tag/loudness-profiles.ts';
import type { VoicePack } from '#core/voice.ts';
import type { Take } from '../take.ts';
import type { FileCourse } from './file-course.ts';
import { type MadeStem, makeStem, type PackFormat } from './make-stem.ts';
import { matchStems } from './match-stems.ts';
import type { ZipFile } from './zip-files.ts';

export interface PackAsks {
  pack: VoicePack;
  card: DropCard;
  cover: Uint8Array<ArrayBuffer> | null;
  format: PackFormat;
}

const text = (path: string, content: string): ZipFile => ({ path, bytes: new Uint8Array(strToU8(content)) });

/** Everything that goes into a sampler pack, by its path. */
export async function makePackFiles(
  take: Pick<Take, 'drop' | 'speech' | 'rendered'>,
  { pack, card, cover, format }: PackAsks,
  course: FileCourse,
): Promise<ZipFile[]> {
  const { target, ceiling } = LOUDNESS_PROFILES[take.drop.profile];
  const stems = stemsOf({ speech: take.speech.voice, ...take.rendered });
  const make = (stem: Stem, aims: Aims): Promise<MadeStem> =>
    makeStem(
      stem,
      { aims, card: cardOfStem(card, stem), cover, format, seed: take.drop.recipe.seed },
      course,
    );
  const made = await matchStems(stems, { target, ceiling }, make);
  const sounds = made.map(({ stem, bytes, report, sha256 }) => ({
    ...{ bytes, report, sha256, stem: stem.id },
    path: `0${STEM_IDS.indexOf(stem.id) + 1}-${stem.id}/${dropFileName(card, stem.id, format)}`,
  }));
  const facts = {
    ...{ card, wanted: target, silent: STEM_IDS.filter((id) => !stems.some((stem) => stem.id === id)) },
    entries: sounds.map(({ path, stem, report, sha256 }) => ({ path, stem, report, sha256 })),
  };
  return [
    ...sounds.map(({ path, bytes }) => ({ path, bytes })),
    text('report.txt', packReport(facts)),
    text('report.json', packReportJson(facts)),
    text('LICENCE.txt', licenceText(pack, card)),
    text('recipe.json', recipeText(card)),
  ];
}

const cardOfStem = (card: DropCard, { id, marks }: Stem): DropCard => ({
  ...{ ...card, marks },
  title: id === 'wet' ? card.title : `${card.title} (${id.replace('-', ' ')})`,
});
