import type { StyleId } from '#core/tools/voice-tag/styles.ts';

/** Who speaks each character. */
export type SpeakerTable = Readonly<Record<StyleId, string>>;

/** Speakers that the settings name in place of a provider's own. */
export type ChosenSpeakers = Partial<SpeakerTable>;
