import type { CardOwner } from '#core/tools/voice-tag/engine/files/drop-card.ts';

/** What is written into the files of a drop besides what the drop itself says. */
export interface DropMeta extends CardOwner {
  /** PNG of the brand kit; null where the account wears none. */
  cover: Uint8Array<ArrayBuffer> | null;
}
