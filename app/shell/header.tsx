import { Briefcase } from 'lucide-react';
import { Link, NavLink } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export function Header() {
  const texts = useTexts('app');
  return (
    <header className="no-print bg-paper border-b border-line">
      <div className="contained">
        <div className="flex items-center gap-2 min-h-[60px]">
          <Link to="/" className="flex items-center min-h-[44px] rounded-sm">
            <Logo />
          </Link>
          <nav aria-label={texts('nav.main')} className="flex-1 flex sm:ml-2">
            <NavLink
              to="/job-board"
              className="inline-flex items-center gap-2 min-h-[44px] px-2 sm:px-3 rounded-sm font-semibold whitespace-nowrap hover:bg-brand-soft hover:text-brand"
            >
              <Briefcase aria-hidden="true" size={18} className="hidden sm:block" />
              {texts('nav.jobBoard')}
            </NavLink>
          </nav>
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
      </div>
    </header>
  );
}
