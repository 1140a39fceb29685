import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { type Area, findHere } from './area.ts';
import { MoreSheet } from './more-sheet.tsx';
import './area.css';

const TAB =
  'relative flex flex-col items-center justify-center w-full px-1 text-center font-semibold text-muted hover:text-brand';

/**
 * The foot of a phone: the four most used places and the rest in a sheet. They stay while one scrolls
 * and make room while somebody types (app/shell/use-floating-room.ts).
 * Source: docs/requirements/dashboards/area-frame.md, "Tabs".
 */
export function AreaTabs({ area }: { area: Area }) {
  const { t } = useTranslation('frame');
  const { pathname } = useLocation();
  const [isOpen, setOpen] = useState(false);
  const here = findHere(area.tabs, pathname);
  return (
    <>
      <nav
        aria-label={t('tabs.label')}
        className="area-tabs no-print lg:hidden bg-paper border-t border-line"
      >
        <ul className="max-w-[640px] mx-auto">
          {area.tabs.map((tab) => {
            const { to, text, icon: Icon, mark } = tab;
            return (
              <li key={to}>
                <Link to={to} aria-current={tab === here ? 'page' : undefined} className={TAB}>
                  <Icon aria-hidden="true" size={22} />
                  {text}
                  {mark && <span className="tab-mark">{mark}</span>}
                </Link>
              </li>
            );
          })}
          <li>
            <button
              type="button"
              aria-haspopup="dialog"
              className={TAB}
              onClick={() => setOpen(true)}
            >
              <Ellipsis aria-hidden="true" size={22} />
              {t('tabs.more')}
            </button>
          </li>
        </ul>
      </nav>
      {isOpen && <MoreSheet area={area} onClose={() => setOpen(false)} />}
    </>
  );
}
