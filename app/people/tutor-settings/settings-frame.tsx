import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsTabs } from '#app/people/account/settings-tabs.tsx';
import { Card } from '#ui/card/card.tsx';
import { SETTINGS_TABS, type SettingsTab } from './settings-tabs.ts';

interface SettingsFrameProps {
  tab: SettingsTab;
  /** The title of a screen behind the tab; else it is the tab's. */
  title?: string;
  children: ReactNode;
}

const pathOf = (tab: SettingsTab) => `/tutor/settings/${tab}`;

/**
 * Title and tabs around every settings screen.
 * Source: docs/requirements/people/tutor-profile.md, "Settings".
 */
export function SettingsFrame({ tab, title, children }: SettingsFrameProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsTabs
        tabs={SETTINGS_TABS.map((name) => ({ to: pathOf(name), text: t(`tabs.${name}`) }))}
        open={pathOf(tab)}
      />
      <Card as="section" padding="roomy" className="max-w-[720px] flex flex-col gap-5">
        <h2 className="text-lg">{title ?? t(`tabs.${tab}`)}</h2>
        {children}
      </Card>
    </>
  );
}
