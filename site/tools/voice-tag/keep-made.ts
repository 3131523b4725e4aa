import { markWork } from '#site/lib/kept-work.ts';
import { $session } from '#site/lib/session.store.ts';
import { keepDrop } from './keep-drop.ts';
import { $keptDrop, isKept } from './kept-drop.store.ts';
import { storedPicture } from './stored-picture.ts';
import { takes } from './studio.ts';
import { pictureOf } from './take-picture.ts';
import type { MadeTake } from './takes.store.ts';

/**
 * Keeps what a take looks like, and a visitor's new one for the account that they may open. `again` is the take that got its
 * sound back.
 */
export async function keepMade(made: MadeTake, again?: string): Promise<void> {
  const { id, drop, rendered } = made.take;
  if (again === undefined && $session.get().status === 'visitor') keepDrop(drop);
  const picture = await pictureOf(made).catch(() => null);
  if (picture === null) return;
  takes.draw(again ?? id, picture);
  const kept = $keptDrop.get();
  if (kept && isKept(kept, drop))
    markWork(kept.id, { picture: storedPicture(picture, rendered.arrangement.seconds) });
}
