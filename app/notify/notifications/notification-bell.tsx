import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { NotificationList } from './notification-list.tsx';
import { useUnreadNotifications } from './use-unread-notifications.ts';

const MOST = 99;

/** The header's bell: how many are unread, and the list behind it. */
function BellButton() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const unread = useUnreadNotifications();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const shown = unread > MOST ? `${format.number(MOST)}+` : format.number(unread);
  const label = unread === 0 ? t('bell_zero') : t('bell', { count: unread, n: shown });
  return (
    <>
      <button
        type="button"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="relative inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm hover:bg-brand-soft hover:text-brand"
      >
        <Bell aria-hidden="true" size={20} />
        {unread > 0 && (
          <span
            aria-hidden="true"
            className="absolute right-0 top-0 inline-flex items-center justify-center min-w-[20px] h-[20px] px-1 rounded-full bg-brand text-on-brand text-xs font-semibold tabular-nums"
          >
            {shown}
          </span>
        )}
      </button>
      {isOpen && (
        <Dialog
          title={t('title')}
          onClose={close}
          footer={
            <Link
              to="/notifications"
              onClick={close}
              className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
            >
              {t('all')}
            </Link>
          }
        >
          <NotificationList onLeave={close} />
        </Dialog>
      )}
    </>
  );
}

export const NotificationBell = () => (
  <WithTexts areas={['notifications']}>
    <BellButton />
  </WithTexts>
);
