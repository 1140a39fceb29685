import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { Notification } from './notification.ts';
import { useNotificationText } from './use-notification-text.ts';

interface NotificationItemProps {
  notification: Notification;
  now: number;
  onOpen(notification: Notification): void;
}

export function NotificationItem({ notification, now, onOpen }: NotificationItemProps) {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const { title, details } = useNotificationText()(notification);
  const isUnread = notification.read_at === null;
  return (
    <li
      className={cx(
        'relative flex flex-col gap-1 p-3 rounded-sm border',
        isUnread ? 'bg-brand-soft border-brand' : 'bg-paper border-line',
      )}
    >
      {notification.path ? (
        <Link
          to={notification.path}
          className={cx('covers-card', isUnread && 'font-semibold')}
          onClick={() => onOpen(notification)}
        >
          {title}
        </Link>
      ) : (
        <p className={cx(isUnread && 'font-semibold')}>{title}</p>
      )}
      {details.map((line) => (
        <p key={line} className="text-sm break-words">
          {line}
        </p>
      ))}
      <p className={cx('text-xs', isUnread ? 'text-ink' : 'text-muted')}>
        {isUnread && <span className="font-semibold">{t('unread')} · </span>}
        <time dateTime={notification.created_at}>{format.ago(notification.created_at, now)}</time>
      </p>
    </li>
  );
}
