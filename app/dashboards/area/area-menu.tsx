import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { cx } from '#ui/cx.ts';
import { type AreaLink, findHere } from './area.ts';
import { AreaLinkRow } from './area-link-row.tsx';
import { SmallLinks } from './small-links.tsx';

const ITEM =
  'flex items-center gap-3 w-full min-h-[44px] px-3 rounded-sm text-start hover:bg-brand-soft hover:text-brand';

/** The menu at the side, with all of the area. */
export function AreaMenu({ links }: { links: readonly AreaLink[] }) {
  const { t } = useTranslation('frame');
  const { t: app } = useTranslation('app');
  const { pathname } = useLocation();
  const { signOut } = useSession();
  const here = findHere(links, pathname);
  return (
    <nav
      aria-label={t('menu')}
      className="area-side no-print hidden lg:flex flex-col px-2 pb-4 bg-paper border-r border-line"
    >
      <Link to="/" className="flex items-center min-h-[60px] px-3 rounded-sm">
        <Logo />
      </Link>
      <ul className="flex flex-col flex-1 gap-1">
        {links.map((link) => (
          <AreaLinkRow
            key={link.to}
            link={link}
            isHere={link === here}
            className={cx(ITEM, link === here && 'bg-brand-soft text-brand font-semibold')}
          />
        ))}
        <li>
          <button type="button" className={ITEM} onClick={() => void signOut()}>
            <LogOut aria-hidden="true" size={20} />
            {app('nav.logout')}
          </button>
        </li>
      </ul>
      <SmallLinks />
    </nav>
  );
}
