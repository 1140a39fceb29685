import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import type { MenuLink } from './use-menu-links.ts';

interface MenuItemProps {
  link: MenuLink;
  className: string;
  onGo?: () => void;
}

/** A link of a menu, or the place of one that leads nowhere yet and says so. */
export function MenuItem({ link: { to, text }, className, onGo }: MenuItemProps) {
  const { t } = useTranslation('app');
  if (to)
    return (
      <NavLink to={to} className={className} onClick={onGo}>
        {text}
      </NavLink>
    );
  return (
    <span className="flex items-center justify-between gap-3 min-h-[44px] px-3 text-muted">
      {text}
      <span className="text-xs">{t('nav.inactive')}</span>
    </span>
  );
}
