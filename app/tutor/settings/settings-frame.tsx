import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { LinkTabs } from '../lists/link-tabs.tsx';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';

interface SettingsFrameProps {
  tab: SettingsTab;
  children: ReactNode;
}

/** Title and tabs around every settings screen. Source: spec tutor-and-parent-areas §2.4. */
export function SettingsFrame({ tab, children }: SettingsFrameProps) {
  const texts = useTexts('settings');
  const tabs = useRef<HTMLDivElement>(null);
  usePageTitle(texts(`tabs.${tab}`));
  // On a phone the row of tabs is wider than the screen.
  useEffect(() => {
    const [open] = tabs.current?.querySelectorAll(`a[href$='/${tab}']`) ?? [];
    open?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [tab]);

  return (
    <>
      <h1 className="text-xl mb-4">{texts('title')}</h1>
      <div ref={tabs}>
        <LinkTabs
          label={texts('title')}
          tabs={SETTINGS_TABS.map((name) => ({
            to: `/tutor/settings/${name}`,
            text: texts(`tabs.${name}`),
          }))}
        />
      </div>
      <section className="max-w-[720px] flex flex-col gap-5 p-4 sm:p-6 bg-paper border border-line rounded">
        <h2 className="text-lg">{texts(`tabs.${tab}`)}</h2>
        {children}
      </section>
    </>
  );
}
