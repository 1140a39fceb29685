import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const TABS = ['upcoming', 'completed', 'cancelled', 'settings'] as const;

export function LiveTabs() {
  const texts = useTexts('onlineLessons');
  return (
    <LinkTabs
      label={texts('live.title')}
      tabs={TABS.map((tab) => ({ to: `/tutor/live-tutoring/${tab}`, text: texts(`live.${tab}`) }))}
    />
  );
}
