import { createDraft } from '#app/ground/form/draft.ts';
import { DRAFT_PREFIX, sessionNames } from '#app/ground/preferences/session-store.ts';
import { readWaiting } from './waiting-message.ts';

const NAME = new RegExp(`^${DRAFT_PREFIX}(messages-\\d+):(\\d+)$`);

/** Messages this tab keeps until they can be sent, also where nobody can be asked whose it is. */
export function countWaitingMessages(): number {
  return sessionNames()
    .flatMap((name) => {
      const [, form, userId] = NAME.exec(name) ?? [];
      return form === undefined ? [] : [createDraft(form, Number(userId))];
    })
    .reduce((sum, draft) => sum + readWaiting(draft.read()).length, 0);
}
