import { useStore } from '@nanostores/react';
import type { Generation } from '#core/generation.ts';
import { dropFileName } from '#core/tools/voice-tag/engine/files/drop-name.ts';
import { DROP_FILE, REPORT_FILE } from '#core/tools/voice-tag/tool.ts';
import { draftOf } from '../read-draft.ts';
import { bytesWords } from '../report/level-words.ts';
import { $artistName } from '../script/artist-name.ts';
import { StoredFile } from './StoredFile.tsx';

const ROWS = [
  {
    file: DROP_FILE,
    title: 'MP3',
    line: '320 kbps, 44.1 kHz, tagged with title, name, tempo and key',
    part: 'wet',
    extension: 'mp3',
  },
  {
    file: REPORT_FILE,
    title: 'Loudness report',
    line: 'JSON, measured on the decoded MP3',
    part: 'report',
    extension: 'json',
  },
] as const;

/** The files that are stored with a drop: everybody's. Without a drop they are what it will have. */
export function ServedFiles({ generation }: { generation: Generation | null }) {
  const artist = useStore($artistName, { ssr: () => null }) ?? '';
  return ROWS.map(({ file, title, line, part, extension }) => {
    const stored = generation?.files.find(({ name }) => name === file);
    const recipe = generation && draftOf(generation.input).recipe;
    // An older drop has no report of its own.
    if (generation && !stored) return null;
    return (
      <li key={file} className="files-row">
        <div>
          <b>{title}</b>
          <span className="small muted">{line}</span>
        </div>
        <span className="num muted">{stored && bytesWords(stored.size)}</span>
        {stored && generation && recipe && (
          <StoredFile
            url={stored.url}
            name={dropFileName({ artist, title: generation.title, ...recipe }, part, extension)}
            title={title}
          />
        )}
      </li>
    );
  });
}
