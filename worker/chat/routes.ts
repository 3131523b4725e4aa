import { API } from '#core/api.ts';
import type { ChatEvent } from '#core/chat.ts';
import type { Deps } from '../deps.ts';
import { answerEvents, wantsEvents } from '../http/answer-events.ts';
import { endingError } from '../http/errors.ts';
import type { Implement } from '../http/implement.ts';
import { outlive } from '../http/outlive.ts';
import { clearChat } from './clear-chat.ts';
import { listHistory } from './list-history.ts';
import { openTurn } from './open-turn.ts';
import { sendMessage } from './send-message.ts';
import { questionOf } from './turn-view.ts';

export function chatRoutes(implement: Implement, deps: Deps): void {
  implement.asking(API.chatHistory, ({ caller, query }) => listHistory(deps, caller, query.cursor));

  implement.asking(API.sendMessage, async ({ caller, headers, body, request, requestId }) => {
    const idempotencyKey = headers['idempotency-key'] ?? null;
    const opened = openTurn(deps, caller, { question: body.message, idempotencyKey });
    // A question that was paid for is answered when the caller hangs up, however early; the history has it then.
    if (!wantsEvents(request))
      return outlive(
        deps,
        opened.then((open) => sendMessage(deps, open)),
      );
    const run = opened.then((open) =>
      answerEvents<ChatEvent>(async (send) => {
        send({ event: 'question', data: questionOf(open.turn) });
        try {
          const say = (text: string) => send({ event: 'delta', data: { text } });
          send({ event: 'done', data: await sendMessage(deps, open, say) });
        } catch (error) {
          send({ event: 'error', data: endingError(error, { requestId, route: '/api/chat' }) });
        }
      }),
    );
    deps.background(() => run.then(({ ended }) => ended).catch(() => undefined));
    return (await run).response;
  });

  implement(API.clearChat, ({ signedIn }) => clearChat(deps, signedIn.account.id));
}
