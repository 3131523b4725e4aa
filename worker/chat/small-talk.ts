import { ASSISTANT } from '#core/chat.ts';
import { wordsOf } from '#core/handbook/tokens.ts';
import { type Answer, saying } from './answer.ts';

const WHAT_I_DO =
  'Ask about your credits, your plan, your gigs, what you made and what comes next, or anything the guides and articles cover: logos, ' +
  'voice drops, fees, contracts, promoters.';

const GREETING =
  /^(hi|hey|hello|yo|hiya|howdy|sup|whats (up|good)|good (morning|afternoon|evening)|greetings)$/;
const THANKS =
  /^((thanks?|thank you|thx|ty|cheers|nice one|great|perfect|ok(ay)?|cool|got it|awesome|bye|goodbye)( |$))+$/;
const WHO =
  /^(who|what) (are|is) (you|cue)\b|\bare you (an? )?(human|real|person|bot|ai|robot|software|machine|chatgpt)|^am i (talking|speaking) to an? /;
const ABLE =
  /^(what|how) can (you (do|help)|i ask)( you| cue| me| for me)?$|^what do you (do|know)$|^help( me)?$/;
const FILLER = /\b(so much|a lot|very much|there|cue|mate|man|again|everyone|please|dude|bro)\b/g;

/** Answers what asks for nothing: a greeting, thanks, who this is. Null for anything else. */
export function smallTalk(question: string, firstName: string): Answer | null {
  const words = wordsOf(question).join(' ');
  if (WHO.test(words))
    return saying(
      `I am ${ASSISTANT}, Deckhand's assistant: software, not a person. I answer from your own account and from what is ` +
        'written in the help pages and articles, and I name the source. What I find no source for costs nothing.',
    );
  if (ABLE.test(words)) return saying(WHAT_I_DO);
  const bare = words.replace(FILLER, '').replace(/\s+/g, ' ').trim();
  if (GREETING.test(bare)) return saying(`Hi${firstName ? ` ${firstName}` : ''}. ${WHAT_I_DO}`);
  if (THANKS.test(bare)) return saying('Any time.');
  return null;
}
