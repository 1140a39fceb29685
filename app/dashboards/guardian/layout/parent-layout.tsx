import { Menu } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink, Outlet } from 'react-router';
import { SHOP_PATH } from '#core/site/shop-path.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { ParentNav } from './parent-nav.tsx';
import { ProfileMenu } from './profile-menu.tsx';

const SITE = [
  ['nav.jobBoard', '/job-board'],
  ['nav.tutorHub', '/hub'],
  ['nav.shop', SHOP_PATH],
  ['footer.support', '/support'],
] as const;

/**
 * The guardian's area: its menu at the side, on phones behind a button.
 * Source: docs/requirements/dashboards/parent-area.md, "Frame".
 */
export function ParentLayout() {
  const { t } = useTranslation('parent');
  const { t: app } = useTranslation('app');
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="flex flex-col gap-4">
      <div className="no-print flex flex-wrap items-center gap-2">
        <Button
          look="secondary"
          className="cq-lg:hidden"
          aria-haspopup="dialog"
          icon={<Menu aria-hidden="true" size={18} />}
          onClick={() => setOpen(true)}
        >
          {t('area')}
        </Button>
        <NavLink
          to="/parent/dashboard"
          end
          className="hidden cq-lg:inline-flex text-lg font-semibold"
        >
          {t('area')}
        </NavLink>
        <span className="flex-1" />
        <ProfileMenu />
      </div>
      <div className="parent-columns">
        <Card padding="small" className="no-print hidden cq-lg:block">
          <ParentNav />
        </Card>
        <div className="min-w-0">
          <Suspense>
            <Outlet />
          </Suspense>
        </div>
      </div>
      {isOpen && (
        <Dialog title={t('area')} onClose={() => setOpen(false)}>
          <ParentNav onGo={() => setOpen(false)} />
          <ul className="flex flex-col gap-1 mt-2 pt-2 border-t border-line">
            {SITE.map(([name, to]) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex items-center min-h-[44px] px-3 rounded-sm hover:bg-brand-soft hover:text-brand"
                  onClick={() => setOpen(false)}
                >
                  {app(name)}
                </NavLink>
              </li>
            ))}
          </ul>
        </Dialog>
      )}
    </div>
  );
}
