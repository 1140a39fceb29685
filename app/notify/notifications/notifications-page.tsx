import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { NotificationList } from './notification-list.tsx';

export function NotificationsPage() {
  const texts = useTexts('notifications');
  usePageTitle(texts('title'));
  return (
    <div className="max-w-[720px] mx-auto flex flex-col gap-4">
      <h1 className="text-xl">{texts('title')}</h1>
      <NotificationList />
    </div>
  );
}
