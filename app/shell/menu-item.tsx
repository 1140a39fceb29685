import { NavLink } from 'react-router';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { MenuLink } from './use-menu-links.ts';

interface MenuItemProps {
  link: MenuLink;
  className: string;
  onGo?: () => void;
}

/** A link of a menu, or the place of one that leads nowhere yet and says so. */
export function MenuItem({ link: { to, text }, className, onGo }: MenuItemProps) {
  const texts = useTexts('app');
  if (to)
    return (
      <NavLink to={to} className={className} onClick={onGo}>
        {text}
      </NavLink>
    );
  return (
    <span className="flex items-center justify-between gap-3 min-h-[44px] px-3 text-muted">
      {text}
      <span className="text-xs">{texts('nav.inactive')}</span>
    </span>
  );
}
