import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { NotificationList } from './notification-list.tsx';

export function NotificationsPage() {
  const { t } = useTranslation('notifications');
  usePageTitle(t('title'));
  return (
    <div className="max-w-[720px] mx-auto flex flex-col gap-4">
      <h1 className="text-xl">{t('title')}</h1>
      <NotificationList />
    </div>
  );
}
