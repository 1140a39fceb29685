import { Link } from 'react-router';
import { lateExtra } from '#app/ground/late/late-extra.tsx';
import { HeaderBell } from '#app/shell/header-bell.tsx';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { ThemeSwitch } from '#app/shell/theme-switch.tsx';
import type { Area } from './area.ts';
import { ProfileMenu } from './profile-menu.tsx';

/** It comes after the page: the menu leads everywhere as well. */
const PageSearch = lateExtra(
  async () => (await import('./page-search.tsx')).PageSearch,
  <span className="block min-h-[44px]" />,
);

/** Search and bell; language, colours and the own menu as well where no tab has them. */
export const AreaHeader = ({ area }: { area: Area }) => (
  <header className="area-bar no-print bg-paper border-b border-line">
    <div className="contained flex flex-wrap items-center justify-end gap-2 min-h-[60px]">
      <Link to="/" className="lg:hidden flex items-center min-h-[44px] rounded-sm">
        <Logo />
      </Link>
      <div className="area-search flex-1 max-w-[420px] mr-auto">
        <PageSearch pages={area.pages} />
      </div>
      <HeaderBell />
      <span className="hidden lg:inline-flex items-center gap-1">
        <LanguageSwitch />
        <ThemeSwitch />
        <ProfileMenu links={area.own} />
      </span>
    </div>
  </header>
);
