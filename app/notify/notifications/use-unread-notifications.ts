import { useCallback } from 'react';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { UnreadMessages } from '#core/tuition/api/chat.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { signal, useSignals } from '#ui/signals.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { announcedAnswers } from './announced-answers.ts';
import { useNotificationText } from './use-notification-text.ts';
import { useStaffNews } from './use-staff-news.ts';
import { type UnreadState, useUnreadStream } from './use-unread-stream.ts';

const OWN_LIST = 'listNotifications';
const UNREAD_MESSAGES = 'countUnreadMessages';

/**
 * State of a person's news. It outlives the header: one frame takes the place of another while news
 * are on their way, and none of them is left out or announced twice.
 */
const seen = signal<(UnreadState & { personId: number }) | undefined>(undefined);

/**
 * Returns how many notifications are unread; announces new ones as they come and reads again what
 * they change.
 */
export function useUnreadNotifications(): number {
  useSignals();
  const { api, refresh, user } = useSession();
  const personId = user?.id;
  const answers = useAnswers();
  const showToast = useToast();
  const onStaffNews = useStaffNews();
  const toText = useNotificationText();

  const announce = useCallback(
    async (after: number) => {
      const { data } = await api.call('listNotifications', { query: { page: 1 } });
      const fresh = data.filter(({ id, read_at }) => id > after && read_at === null);
      // What comes into the thread that is open is read there.
      for (const one of [...fresh].reverse())
        if (one.kind !== 'message_received' || one.path !== window.location.pathname)
          showToast(toText(one).title, 'info');
      if (fresh.some(({ kind }) => kind.startsWith('account_'))) await refresh();
    },
    [api, refresh, showToast, toText],
  );

  const readAnew = useCallback(
    (names: readonly string[]) => answers.refresh((name) => names.includes(name)),
    [answers],
  );

  const take = useCallback(
    async ({ unread: count, newest }: UnreadState) => {
      if (personId === undefined) return;
      const before = seen.value?.personId === personId ? seen.value.newest : undefined;
      seen.value = { personId, unread: count, newest: Math.max(before ?? 0, newest) };
      // What was there before the stream stood is not announced. A list on the screen may be older.
      if (before === undefined) await readAnew([OWN_LIST]);
      else if (newest > before) await Promise.all([readAnew(announcedAnswers), announce(before)]);
    },
    [personId, readAnew, announce],
  );

  const takeMessages = (state: UnreadMessages) => {
    answers.change<UnreadMessages>(UNREAD_MESSAGES, () => state);
    quietly(readAnew(['listThreads']));
  };

  const quietly = (work: Promise<void>) => {
    work.catch((error: unknown) => {
      // The next event or the next visit shows it.
      if (!isApiError(error)) throw error;
    });
  };

  useUnreadStream(personId, {
    onChange: (state) => quietly(take(state)),
    onMessages: takeMessages,
    onStaff: () => quietly(onStaffNews()),
    onPoll: () => {
      quietly(readAnew([UNREAD_MESSAGES]));
      quietly(
        api
          .call('listNotifications', { query: { page: 1 } })
          .then((page) => take({ unread: page.unread, newest: page.data[0]?.id ?? 0 })),
      );
    },
  });

  return seen.value?.personId === personId ? (seen.value?.unread ?? 0) : 0;
}
