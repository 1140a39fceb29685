import { useTranslation } from 'react-i18next';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';

const TABS = ['upcoming', 'completed', 'cancelled', 'settings'] as const;

export function LiveTabs() {
  const { t } = useTranslation('onlineLessons');
  return (
    <LinkTabs
      label={t('live.title')}
      tabs={TABS.map((tab) => ({ to: `/tutor/live-tutoring/${tab}`, text: t(`live.${tab}`) }))}
    />
  );
}
