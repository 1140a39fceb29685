import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SettingsTabs } from '#app/people/account/settings-tabs.tsx';
import { Card } from '#ui/card/card.tsx';

const TABS = [
  'personal-info',
  'change-password',
  'location',
  'account-status',
  'students',
  'devices',
  'notifications',
  'own-data',
] as const;
type SettingsTab = (typeof TABS)[number];

interface SettingsFrameProps {
  tab: SettingsTab;
  /** The title of a screen behind the tab; else it is the tab's. */
  title?: string;
  lead?: string;
  /** The one thing to do here. */
  action?: ReactNode;
  /** A list brings cards of its own. */
  isList?: boolean;
  children: ReactNode;
}

const pathOf = (tab: SettingsTab) => `/parent/dashboard/profile/settings/${tab}`;

/**
 * Title and tabs around every settings screen.
 * Source: docs/requirements/dashboards/parent-area.md, "Settings".
 */
export function SettingsFrame({
  tab,
  title,
  lead,
  action,
  isList = false,
  children,
}: SettingsFrameProps) {
  const { t } = useTranslation('settings');
  return (
    <>
      <SettingsTabs
        tabs={TABS.map((name) => ({ to: pathOf(name), text: t(`tabs.${name}`) }))}
        open={pathOf(tab)}
      />
      <Frame isList={isList}>
        <header className="flex flex-wrap items-center gap-3">
          <div className="flex-1 min-w-[200px]">
            <h2 className="text-lg">{title ?? t(`tabs.${tab}`)}</h2>
            {lead && <p className="text-muted">{lead}</p>}
          </div>
          {action}
        </header>
        {children}
      </Frame>
    </>
  );
}

const Frame = ({ isList, children }: Pick<SettingsFrameProps, 'isList' | 'children'>) =>
  isList ? (
    <section className="flex flex-col gap-4">{children}</section>
  ) : (
    <Card as="section" padding="roomy" className="max-w-[720px] flex flex-col gap-5">
      {children}
    </Card>
  );
