import { soundPlayer } from './sound-player.ts';

/** Sounds that stay at hand after they were played. */
const KEPT = 12;

const kept = new Map<string, string>();

/** The bytes of a file of ours behind an address of this tab, where the browser can seek. */
async function fetchUrl(url: string): Promise<string> {
  if (url.startsWith('blob:')) return url;
  const known = kept.get(url);
  if (known) return known;
  const reply = await fetch(url, { credentials: 'same-origin' });
  if (!reply.ok) throw new Error(`${reply.status} for a sound`);
  const local = URL.createObjectURL(await reply.blob());
  kept.set(url, local);
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) {
    URL.revokeObjectURL(kept.get(oldest) ?? '');
    kept.delete(oldest);
  }
  return local;
}

function everyFrame(tick: () => void): () => void {
  let frame = requestAnimationFrame(function next() {
    tick();
    frame = requestAnimationFrame(next);
  });
  return () => cancelAnimationFrame(frame);
}

/** The player of the page: whatever plays stops when something else begins. */
export const player = soundPlayer({ sounder: () => new Audio(), fetchUrl, everyFrame });
