import { type BrandKit, type BrandKitReply, kitFileUrl } from '#core/brand-kit.ts';
import type { StoredKit, StoredKits } from '#db/queries/brand-kit.ts';

function kitView({ files, dressedAt, ...kit }: StoredKit): BrandKit {
  return {
    ...kit,
    files: files.map(({ name, type, size }) => ({ name, type, size, url: kitFileUrl(name, kit.id) })),
    dressedAt: dressedAt.toISOString(),
  };
}

/** The kits of an account as the API shows them. To undo a first choice is to go back to none. */
export function brandKitReply({ current, former }: StoredKits): BrandKitReply {
  return { kit: current && kitView(current), canUndo: current !== null || former !== null };
}
