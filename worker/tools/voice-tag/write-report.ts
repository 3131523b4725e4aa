import { keyName } from '#core/music/camelot.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { dropLine } from '#core/tools/voice-tag/drop-line.ts';
import { digitalSourceType, sourceInWords } from '#core/tools/voice-tag/engine/files/source-type.ts';
import { DROP_FILE, type VoiceDropOutput } from '#core/tools/voice-tag/tool.ts';

/** What stands beside a drop: what was measured on the file, what it was made from, and that it is synthetic. */
export function writeReport(drop: {
  input: VoiceDrop;
  output: VoiceDropOutput;
  title: string;
  at: Date;
}): string {
  const { input, output, title, at } = drop;
  const { recipe } = input;
  return JSON.stringify(
    {
      '@context': 'https://schema.org',
      '@type': 'AudioObject',
      name: title,
      encodingFormat: 'audio/mpeg',
      contentUrl: DROP_FILE,
      sha256: output.sha256,
      duration: `PT${output.seconds.toFixed(3)}S`,
      dateCreated: at.toISOString(),
      digitalSourceType: digitalSourceType(input.source, recipe),
      madeBy: 'Deckhand voice drops',
      madeHow: sourceInWords(input.source),
      spokenBy: output.spokenBy,
      line: `${dropLine(input)} · ${recipe.bpm} BPM · ${recipe.key} (${keyName(recipe.key)})`,
      loudness: { profile: input.profile, ...output.report },
      script: input.script,
      voice: input.voice,
      preset: input.preset,
      recipe,
    },
    null,
    2,
  );
}
