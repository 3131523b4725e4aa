/** What a message is about: it decides who reads it first. */
export const CONTACT_TOPICS = ['question', 'problem', 'billing', 'press', 'partnership', 'security'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** The topics as people read them. */
export const CONTACT_TOPIC_NAMES: Readonly<Record<ContactTopic, string>> = {
  question: 'A question',
  problem: "Something isn't working",
  billing: 'Credits and billing',
  press: 'Press',
  partnership: 'Working together',
  security: 'A security problem',
};

/** Shortest and longest message we take, in characters. */
export const MESSAGE_LENGTH = { min: 10, max: 4000 } as const;
/** Longest name we take, in characters. */
export const CONTACT_NAME_LENGTH = 80;
