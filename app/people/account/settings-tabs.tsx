import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';

interface SettingsTabsProps {
  tabs: readonly { to: string; text: string }[];
  /** Path of the open one. */
  open: string;
}

/** Title and tabs over every settings screen, a tutor's or a guardian's. */
export function SettingsTabs({ tabs, open }: SettingsTabsProps) {
  const { t } = useTranslation('settings');
  const row = useRef<HTMLDivElement>(null);
  usePageTitle(tabs.find(({ to }) => to === open)?.text ?? t('title'));
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const link = row.current?.querySelector(`a[href$='${open}']`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <>
      <h1 className="text-xl mb-4">{t('title')}</h1>
      <div ref={row}>
        <LinkTabs label={t('title')} tabs={[...tabs]} />
      </div>
    </>
  );
}
