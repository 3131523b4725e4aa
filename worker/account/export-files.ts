import type { ExportPage } from '#core/account-schema.ts';
import { API } from '#core/api.ts';
import { kitFileUrl } from '#core/brand-kit.ts';
import { fileUrl } from '#core/generation.ts';
import { mediaUrl } from '#core/media.ts';
import { envelopeFilePath } from '#core/signing/envelope.ts';
import type { ExportPapers } from '#db/queries/account-export.ts';
import type { ExportListPage, ExportRow } from '#db/queries/account-export-lists.ts';

type ExportFile = ExportPage['files'][number];

/** `image/svg+xml` → `svg`, `audio/mpeg` → `mp3`. */
const extensionOf = (type: string): string =>
  type === 'audio/mpeg' ? 'mp3' : type.replace(/^\w+\/(x-)?/, '').replace('+xml', '');

/** Letters a to z, digits and hyphens: unpackers disagree about any other letter. */
const plain = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '');

/** `dj-nova-x8k2m4p6q9`: what something is called, and enough of its id to tell it from others. */
const apart = (title: unknown, id: string): string =>
  [plain(String(title)), id.slice(-10)].filter(Boolean).join('-');

/** Files of what is finished; others cannot be read yet. */
function filesOfGeneration(row: ExportRow): ExportFile[] {
  if (row.status !== 'done') return [];
  return (row.files as { name: string; size: number }[]).map(({ name, size }) => ({
    path: `${row.tool}/${apart(row.title, row.id)}/${name}`,
    url: fileUrl(row.id, name),
    size,
  }));
}

function soundOfTake({ id, type, size }: ExportRow): ExportFile[] {
  if (typeof type !== 'string' || typeof size !== 'number') return [];
  const url = API.takeAudio.path.replace(':id', encodeURIComponent(id));
  return [{ path: `voice-takes/${id}.${extensionOf(type)}`, url, size }];
}

/** Every document of a contract that was out for signature. */
function documentsOfEnvelope({ id, documents }: ExportRow): ExportFile[] {
  return (documents as { version: number; name: string; size: number }[]).map(({ version, name, size }) => ({
    path: `signing/${id}/version-${version}-${name}`,
    url: envelopeFilePath({ id, version, name }),
    size,
  }));
}

function filesOfGig({ id, title, files }: ExportRow): ExportFile[] {
  return (files as { id: string; name: string; type: string; size: number }[]).map((file) => ({
    path: `gigs/${apart(title, id)}/${apart(file.name.replace(/\.\w+$/, ''), file.id)}.${extensionOf(file.type)}`,
    url: API.gigFile.path.replace(':id', encodeURIComponent(file.id)),
    size: file.size,
  }));
}

export function filesOfLists(pages: readonly ExportListPage[]): ExportFile[] {
  return pages.flatMap(({ name, rows }) => {
    if (name === 'generations') return rows.flatMap(filesOfGeneration);
    if (name === 'gigs') return rows.flatMap(filesOfGig);
    if (name === 'envelopes') return rows.flatMap(documentsOfEnvelope);
    return name === 'voice-takes' ? rows.flatMap(soundOfTake) : [];
  });
}

export function filesOfPapers({ kits, pictures }: Pick<ExportPapers, 'kits' | 'pictures'>): ExportFile[] {
  const ofKits = (['current', 'former'] as const).flatMap((standing) => {
    const kit = kits[standing];
    return (kit?.files ?? []).map(({ name, size }) => ({
      path: `brand-kit/${standing}/${name}`,
      url: kitFileUrl(name, kit?.id ?? ''),
      size,
    }));
  });
  const ofPictures = pictures.map(({ id, type, size }) => ({
    path: `pictures/${id}.${extensionOf(type)}`,
    url: mediaUrl(id),
    size,
  }));
  return [...ofKits, ...ofPictures];
}
