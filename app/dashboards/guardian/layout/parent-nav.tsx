import { LayoutDashboard } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { guardianMenu as community } from '#app/community/guardian-menu.ts';
import type { GuardianLink } from '#app/ground/links/area-menu.ts';
import { PARENT_DASHBOARD } from '#app/ground/links/parent-paths.ts';
import { guardianMenu as market } from '#app/market/guardian-menu.ts';
import { guardianMenu as money } from '#app/money/guardian-menu.ts';
import { guardianMenu as people } from '#app/people/guardian-menu.ts';
import { UnreadMark } from '#app/tuition/chat/unread/unread-mark.tsx';
import { guardianMenu as tuition } from '#app/tuition/guardian-menu.ts';

const own: GuardianLink = {
  place: 10,
  to: PARENT_DASHBOARD,
  text: 'dashboard',
  icon: LayoutDashboard,
};
const links = [own, ...people, ...money, ...market, ...tuition, ...community].sort(
  (one, other) => one.place - other.place,
);

export function ParentNav({ onGo }: { onGo?(): void }) {
  const { t } = useTranslation('parent');
  return (
    <nav aria-label={t('nav.menu')}>
      <ul className="flex flex-col gap-1">
        {links.map(({ to, text, icon: Icon }) => (
          <li key={to}>
            <NavLink
              to={to}
              end={to === PARENT_DASHBOARD}
              className="side-link flex items-center gap-3 min-h-[44px] px-3 rounded-sm font-semibold hover:bg-brand-soft hover:text-brand"
              onClick={() => onGo?.()}
            >
              <Icon aria-hidden="true" size={18} />
              {t(`nav.${text}`)}
              {text === 'messages' && <UnreadMark textOf={(n) => t('nav.unread', { n })} />}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
