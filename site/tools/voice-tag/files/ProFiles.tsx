import { useStore } from '@nanostores/react';
import type { Generation } from '#core/generation.ts';
import { STEM_IDS, STEMS } from '#core/tools/voice-tag/engine/files/stems.ts';
import { $session } from '#site/lib/session.store.ts';
import { Badge } from '#site/ui/Badge.tsx';
import { Button } from '#site/ui/Button.tsx';
import { isWithoutPro } from '../../shell/gate/session-pro.ts';
import { useProGate } from '../../shell/gate/use-pro-gate.tsx';
import { Making } from './Making.tsx';
import { PRO_FILES, type ProFile } from './pro-file.ts';
import { proFiles } from './pro-files.ts';

const WAVS = [
  ['wav24', '24 bit'],
  ['wav16', '16 bit'],
] as const;
const PACKS = [
  ['packWav', 'WAV'],
  ['packMp3', 'MP3'],
] as const;

/** WAV and sampler pack: what they are, and a press that makes them here for who has Pro. */
export function ProFiles({ generation }: { generation: Generation | null }) {
  return (
    <>
      <li className="files-row">
        <div>
          <b>WAV</b> <Badge kind="pro">Pro</Badge>
          <span className="small muted">44.1 kHz, with markers and the same tags</span>
        </div>
        <Ways generation={generation} files={WAVS} />
        <Making generation={generation} files={WAVS.map(([file]) => file)} />
      </li>
      <li className="files-row">
        <div>
          <b>Sampler pack</b> <Badge kind="pro">Pro</Badge>
          <span className="small muted">Five pads at one loudness, report, licence and recipe</span>
        </div>
        <Ways generation={generation} files={PACKS} />
        <PackContents />
        <Making generation={generation} files={PACKS.map(([file]) => file)} />
      </li>
    </>
  );
}

interface WaysProps {
  generation: Generation | null;
  files: readonly (readonly [ProFile, string])[];
}

function Ways({ generation, files }: WaysProps) {
  return (
    <div className="files-ways">
      {files.map(([file, label]) => (
        <Way key={file} {...{ generation, file, label }} />
      ))}
    </div>
  );
}

interface WayProps {
  /** Null where the drop is not finished: without Pro it is told what this takes all the same. */
  generation: Generation | null;
  file: ProFile;
  label: string;
}

function Way({ generation, file, label }: WayProps) {
  const now = useStore(proFiles.$making, { ssr: 'initial' });
  const session = useStore($session, { ssr: 'initial' });
  const isFirst = generation === null && !isWithoutPro(session);
  const { title, gate } = PRO_FILES[file];
  const { ask, dialog } = useProGate({
    gate,
    onPro: generation ? () => void proFiles.make(generation, file) : undefined,
  });
  return (
    <>
      <Button
        size="sm"
        busy={now?.of === generation?.id && now?.what === file && now.state === 'making'}
        onClick={ask}
        {...(isFirst && { disabledReason: 'Finish the drop first' })}
      >
        <span className="sr">{title}</span>
        <span aria-hidden="true">{label}</span>
      </Button>
      {dialog}
    </>
  );
}

function PackContents() {
  return (
    <details className="files-pack">
      <summary className="small">What is in it</summary>
      <dl>
        {STEM_IDS.map((id) => (
          <div key={id}>
            <dt>{id}</dt>
            <dd className="muted">{STEMS[id]}</dd>
          </div>
        ))}
        <div>
          <dt>papers</dt>
          <dd className="muted">report.txt, report.json, LICENCE.txt, recipe.json</dd>
        </div>
      </dl>
    </details>
  );
}
