import { kitFile, kitFileUrl } from '#core/brand-kit.ts';
import type { VoiceDrop } from '#core/tools/voice-tag/drop.ts';
import { call } from '#site/lib/api.ts';
import { $user } from '#site/lib/session.store.ts';
import type { DropMeta } from './finish/drop-meta.ts';

/** Side of a cover, in pixels. */
const COVER = 600;
/** How much of it the logo takes. */
const LOGO_SHARE = 0.7;

/** A drop does not wait longer than this for the brand kit and its logo, in milliseconds. */
const PATIENCE_MS = 8000;

/** Whose drop it is: the artist and the logo of the brand kit, or else the name of the account and no cover. */
export async function metaOf(drop: VoiceDrop, stop?: AbortSignal): Promise<DropMeta> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  const signal = stop ? AbortSignal.any([stop, patience]) : patience;
  const kit = await call('brandKit', { signal }).then(
    (reply) => reply.kit,
    () => null,
  );
  const artist = kit?.artistName || $user.get()?.firstName || '';
  const cover = kit
    ? await coverOf(kitFileUrl(kitFile('symbol', 'full'), kit.id), kit.colours.bg, signal)
    : null;
  return { title: drop.script, artist, madeAt: new Date().toISOString(), cover };
}

/** A logo on its ground, as PNG; null where it cannot be drawn: a drop is whole without a cover. */
async function coverOf(
  url: string,
  ground: string,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const logo = await loaded(url, signal);
    const canvas = Object.assign(document.createElement('canvas'), { width: COVER, height: COVER });
    const pen = canvas.getContext('2d');
    if (!pen) return null;
    pen.fillStyle = ground;
    pen.fillRect(0, 0, COVER, COVER);
    const scale = (COVER * LOGO_SHARE) / Math.max(logo.naturalWidth, logo.naturalHeight, 1);
    const [width, height] = [logo.naturalWidth * scale, logo.naturalHeight * scale];
    pen.drawImage(logo, (COVER - width) / 2, (COVER - height) / 2, width, height);
    const picture = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    return picture && new Uint8Array(await picture.arrayBuffer());
  } catch {
    return null;
  }
}

/** A picture that can be drawn. Rejects where it does not load, or where `signal` stops it. */
async function loaded(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  signal.throwIfAborted();
  const picture = Object.assign(new Image(), { src: url });
  const stopped = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  await Promise.race([picture.decode(), stopped]);
  return picture;
}
