import { Briefcase, GraduationCap } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, NavLink } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { SHOP_PATH } from '#core/site/shop-path.ts';
import { HeaderBell } from './header-bell.tsx';
import { HeaderGroup } from './header-group.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MenuItem } from './menu-item.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useMenuLinks } from './use-menu-links.ts';

const ITEM =
  'inline-flex items-center gap-2 min-h-[44px] px-2 xl:px-3 rounded-sm font-semibold whitespace-nowrap hover:bg-brand-soft hover:text-brand';

/**
 * Guests may join, others go to their dashboard.
 * Source: docs/requirements/shell/app-shell.md, "Header and footer".
 */
export function Header() {
  const { t } = useTranslation('app');
  const { user, signOut } = useSession();
  const links = useMenuLinks();
  return (
    <header className="page-header no-print bg-paper border-b border-line">
      <div className="contained">
        <div className="flex flex-wrap items-center justify-end gap-1 min-h-[60px]">
          <Link to="/" className="flex items-center min-h-[44px] rounded-sm">
            <Logo />
          </Link>
          <nav aria-label={t('nav.main')} className="hidden md:flex flex-1 lg:ml-2">
            <NavLink to="/job-board" className={ITEM}>
              <Briefcase aria-hidden="true" size={18} className="hidden xl:block" />
              {t('nav.jobBoard')}
            </NavLink>
            {/* Where there is no room for it, the home page and the footer lead there. */}
            <span className="hidden lg:block">
              <NavLink to="/hub" className={ITEM}>
                <GraduationCap aria-hidden="true" size={18} className="hidden xl:block" />
                {t('nav.tutorHub')}
              </NavLink>
            </span>
            <span className="hidden lg:block">
              <NavLink to={SHOP_PATH} className={ITEM}>
                {t('nav.shop')}
              </NavLink>
            </span>
            <span className="flex-1" />
            {links.map((link) =>
              'links' in link ? (
                <HeaderGroup key={link.text} group={link} className={ITEM} />
              ) : (
                <MenuItem key={link.text} link={link} className={ITEM} />
              ),
            )}
            {user && (
              <button type="button" className={ITEM} onClick={() => void signOut()}>
                {t('nav.logout')}
              </button>
            )}
          </nav>
          <span className="flex-1 md:hidden" />
          {user && <HeaderBell />}
          <LanguageSwitch />
          <ThemeSwitch />
          <MobileMenu />
        </div>
      </div>
    </header>
  );
}
