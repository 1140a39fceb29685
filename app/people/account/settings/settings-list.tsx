import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { Section } from '#ui/section/section.tsx';
import type { Settings, SettingsTab } from './settings-groups.ts';

interface SettingsListProps {
  settings: Settings;
  /** The present values, as far as they are known. */
  values: Partial<Record<SettingsTab, string | undefined>>;
}

/**
 * The first screen of the settings: each in its group with its present value, and where help is.
 * Source: docs/requirements/people/settings.md, "Groups".
 */
export function SettingsList({ settings, values }: SettingsListProps) {
  const { t } = useTranslation('settings');
  const { t: app } = useTranslation('app');
  usePageTitle(t('title'));
  return (
    <>
      <h1 className="text-xl mb-4">{t('title')}</h1>
      <div className="flex flex-col gap-5 max-w-[720px]">
        {settings.groups.map(({ name, tabs }) => (
          <Section key={name} padding="normal" title={t(`groups.${name}`)}>
            <ul>
              {tabs.map((tab) => (
                <Row
                  key={tab}
                  to={`${settings.base}/${tab}`}
                  text={t(`tabs.${tab}`)}
                  value={values[tab]}
                />
              ))}
            </ul>
          </Section>
        ))}
        <Section padding="normal" title={t('groups.help')}>
          <ul>
            <Row to="/support" text={app('footer.support')} />
            <Row to="/assistant" text={app('assistant.open')} />
            <Row to="/terms-conditions" text={app('footer.terms')} />
            <Row to="/privacy-policy" text={app('footer.privacy')} />
          </ul>
        </Section>
      </div>
    </>
  );
}

const Row = ({ to, text, value }: { to: string; text: string; value?: string | undefined }) => (
  <li className="border-t border-line">
    <Link
      to={to}
      className="flex items-center gap-3 min-h-[44px] py-2 font-semibold hover:text-brand"
    >
      <span className="flex-1 min-w-0">{text}</span>
      {value && (
        <span className="min-w-0 text-end text-sm font-normal text-muted break-words">{value}</span>
      )}
      <ChevronRight aria-hidden="true" size={18} className="text-muted" />
    </Link>
  </li>
);
