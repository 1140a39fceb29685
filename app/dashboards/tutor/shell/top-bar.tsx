import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeaderBell } from '#app/shell/header-bell.tsx';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { ThemeSwitch } from '#app/shell/theme-switch.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import { ProfileMenu } from './profile-menu.tsx';
import { RouteSearch } from './route-search.tsx';

/** Search, language, colours and the own menu; on phones also the way to the side menu. */
export function TopBar({ savedCount }: { savedCount: number }) {
  const { t } = useTranslation('tutor');
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header className="tutor-bar no-print bg-paper border-b border-line">
      <div className="contained flex flex-wrap items-center justify-end gap-1 min-h-[60px]">
        <button
          type="button"
          aria-label={t('openMenu')}
          aria-haspopup="dialog"
          className="lg:hidden inline-flex items-center justify-center w-[44px] h-[44px] -ml-2 rounded-sm hover:bg-brand-soft hover:text-brand"
          onClick={() => setMenuOpen(true)}
        >
          <Menu aria-hidden="true" size={22} />
        </button>
        <div className="flex-1 min-w-0 max-w-[420px] mr-auto">
          <RouteSearch />
        </div>
        <HeaderBell />
        {/* On phones it stands in the menu: the search needs the room. */}
        <span className="hidden sm:inline-flex">
          <LanguageSwitch />
        </span>
        <ThemeSwitch />
        <ProfileMenu savedCount={savedCount} />
      </div>
      {isMenuOpen && <MenuDrawer onClose={() => setMenuOpen(false)} />}
    </header>
  );
}
