import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { Logo } from '#app/shell/logo.tsx';
import { UnreadMark } from '#app/tuition/chat/unread/unread-mark.tsx';
import { cx } from '#ui/cx.ts';
import { sidebarEntries } from './tutor-menu.ts';

const ITEM =
  'flex items-center gap-3 w-full min-h-[44px] px-3 rounded-sm text-start hover:bg-brand-soft hover:text-brand';

/** The menu of the area; the same at the side and in the drawer. */
export function SidebarMenu({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation('tutor');
  const { pathname } = useLocation();
  const { signOut } = useSession();
  // Of an entry within another's place the nearer one is marked.
  const here = sidebarEntries
    .map(({ to, area = to }) => area)
    .filter((area) => pathname === area || pathname.startsWith(`${area}/`))
    .sort((a, b) => b.length - a.length)[0];
  const isHere = (area: string) => area === here;
  return (
    <>
      <Link
        to="/"
        className="flex items-center min-h-[60px] px-5 rounded-sm"
        {...(onLeave && { onClick: onLeave })}
      >
        <Logo />
      </Link>
      <nav aria-label={t('menuLabel')} className="flex-1 px-2 pb-4">
        <ul className="flex flex-col gap-1">
          {sidebarEntries.map(({ to, text, icon: Icon, area = to }) => (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere(area) ? 'page' : undefined}
                className={cx(ITEM, isHere(area) && 'bg-brand-soft text-brand font-semibold')}
                {...(onLeave && { onClick: onLeave })}
              >
                <Icon aria-hidden="true" size={20} />
                {t(`menu.${text}`)}
                {text === 'messages' && <UnreadMark textOf={(n) => t('unreadMessages', { n })} />}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={ITEM} onClick={() => void signOut()}>
              <LogOut aria-hidden="true" size={20} />
              {t('signOut')}
            </button>
          </li>
        </ul>
      </nav>
    </>
  );
}
