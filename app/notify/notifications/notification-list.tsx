import { BellOff } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useNow } from '#ui/now.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import type { Notification } from './notification.ts';
import { NotificationItem } from './notification-item.tsx';

/** Own notifications, newest first; opening one marks it as read. */
export function NotificationList({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('notifications');
  const { api } = useSession();
  const answers = useAnswers();
  const { run } = useToastedMutation();
  const now = useNow();
  const [pages, setPages] = useState([1]);
  const first = useLiveApi('listNotifications', { query: { page: 1 } });

  const markRead = async (ids?: number[]) => {
    await api.call('markNotificationsRead', { body: ids ? { ids } : {} });
    await answers.refresh((name) => name === 'listNotifications');
  };
  const open = (notification: Notification) => {
    if (notification.read_at === null) void run(() => markRead([notification.id]));
    onLeave?.();
  };

  return (
    <AsyncView
      response={first}
      errorTitle={t('failed')}
      skeleton={<Skeleton className="h-[160px]" />}
      isEmpty={({ total }) => total === 0}
      empty={<StatePanel icon={<BellOff size={32} />} title={t('empty')} hint={t('emptyHint')} />}
    >
      {({ unread, last_page }) => (
        <div className="flex flex-col gap-3">
          {unread > 0 && (
            <Button
              look="secondary"
              className="self-start"
              onClick={() => void run(() => markRead())}
            >
              {t('markAll')}
            </Button>
          )}
          {pages.map((page) => (
            <NotificationPage key={page} page={page} now={now} onOpen={open} />
          ))}
          {pages.length < last_page && (
            <Button
              look="secondary"
              onClick={() => setPages((before) => [...before, before.length + 1])}
            >
              {t('more')}
            </Button>
          )}
        </div>
      )}
    </AsyncView>
  );
}

interface NotificationPageProps {
  page: number;
  now: number;
  onOpen(notification: Notification): void;
}

function NotificationPage({ page, now, onOpen }: NotificationPageProps) {
  const { t } = useTranslation('notifications');
  const response = useLiveApi('listNotifications', { query: { page } });
  return (
    <AsyncView
      response={response}
      errorTitle={t('failed')}
      skeleton={<Skeleton className="h-[160px]" />}
    >
      {({ data }) => (
        <ul className="flex flex-col gap-2">
          {data.map((notification) => (
            <NotificationItem
              key={notification.id}
              notification={notification}
              now={now}
              onOpen={onOpen}
            />
          ))}
        </ul>
      )}
    </AsyncView>
  );
}
