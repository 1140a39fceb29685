import { useEffect, useRef } from 'react';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface SettingsTabsProps {
  tabs: readonly { to: string; text: string }[];
  /** Path of the open one. */
  open: string;
}

/** Title and tabs over every settings screen, a tutor's or a guardian's. */
export function SettingsTabs({ tabs, open }: SettingsTabsProps) {
  const texts = useTexts('settings');
  const row = useRef<HTMLDivElement>(null);
  usePageTitle(tabs.find(({ to }) => to === open)?.text ?? texts('title'));
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const link = row.current?.querySelector(`a[href$='${open}']`);
    link?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open]);
  return (
    <>
      <h1 className="text-xl mb-4">{texts('title')}</h1>
      <div ref={row}>
        <LinkTabs label={texts('title')} tabs={[...tabs]} />
      </div>
    </>
  );
}
