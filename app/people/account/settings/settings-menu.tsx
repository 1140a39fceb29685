import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Settings, SettingsTab } from './settings-groups.ts';

/** All settings in their groups, beside the one that is open. */
export function SettingsMenu({ settings, open }: { settings: Settings; open: SettingsTab }) {
  const { t } = useTranslation('settings');
  const id = useId();
  return (
    <nav aria-label={t('title')} className="flex flex-col gap-4">
      {settings.groups.map(({ name, tabs }) => (
        <div key={name}>
          <p id={`${id}-${name}`} className="px-3 text-sm text-muted">
            {t(`groups.${name}`)}
          </p>
          <ul aria-labelledby={`${id}-${name}`}>
            {tabs.map((tab) => (
              <li key={tab}>
                <Link
                  to={`${settings.base}/${tab}`}
                  aria-current={tab === open ? 'page' : undefined}
                  className="side-link flex items-center min-h-[44px] px-3 rounded-sm font-semibold hover:bg-brand-soft hover:text-brand"
                >
                  {t(`tabs.${tab}`)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
