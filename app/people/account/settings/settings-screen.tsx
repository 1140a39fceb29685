import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Card } from '#ui/card/card.tsx';
import type { Settings, SettingsTab } from './settings-groups.ts';
import { SettingsMenu } from './settings-menu.tsx';

export interface SettingsFrameProps {
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

/**
 * One screen of the settings: the others at the side where there is room, else the way back to them.
 * Source: docs/requirements/people/settings.md, "Groups".
 */
export function SettingsScreen({
  settings,
  tab,
  title,
  lead,
  action,
  isList = false,
  children,
}: SettingsFrameProps & { settings: Settings }) {
  const { t } = useTranslation('settings');
  usePageTitle(t(`tabs.${tab}`));
  return (
    <>
      <h1 className="text-xl mb-4">
        <Link
          to={settings.base}
          className="inline-flex items-center gap-1 min-h-[44px] hover:text-brand"
        >
          <ChevronLeft aria-hidden="true" size={20} className="cq-md:hidden" />
          {t('title')}
        </Link>
      </h1>
      <div className="flex gap-5 items-start">
        <div className="no-print hidden cq-md:block w-[240px] flex-none">
          <SettingsMenu settings={settings} open={tab} />
        </div>
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
      </div>
    </>
  );
}

const Frame = ({ isList, children }: Required<Pick<SettingsFrameProps, 'isList' | 'children'>>) =>
  isList ? (
    <section className="flex-1 min-w-0 flex flex-col gap-4">{children}</section>
  ) : (
    <Card as="section" padding="roomy" className="flex-1 min-w-0 max-w-[720px] flex flex-col gap-5">
      {children}
    </Card>
  );
