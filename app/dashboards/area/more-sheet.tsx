import { LogOut } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { LanguageSwitch } from '#app/shell/language-switch.tsx';
import { ThemeSwitch } from '#app/shell/theme-switch.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { type Area, type AreaLink, findHere } from './area.ts';
import { AreaLinkRow } from './area-link-row.tsx';
import { SmallLinks } from './small-links.tsx';

const ITEM =
  'flex items-center gap-3 w-full min-h-[44px] px-3 rounded-sm hover:bg-brand-soft hover:text-brand';

interface MoreSheetProps {
  area: Area;
  onClose(): void;
}

/** All of the area that has no tab, with language, colours and the way out within reach of the thumb. */
export function MoreSheet({ area: { links, tabs, own }, onClose }: MoreSheetProps) {
  const { t } = useTranslation('frame');
  const { t: app } = useTranslation('app');
  const { pathname } = useLocation();
  const { user, signOut } = useSession();
  const lacks = (list: readonly AreaLink[], { to }: AreaLink) => list.every((one) => one.to !== to);
  const rest = [...own.filter((link) => lacks(links, link)), ...links].filter((link) =>
    lacks(tabs, link),
  );
  const here = findHere([...tabs, ...rest], pathname);
  return (
    <Dialog
      title={t('tabs.more')}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-2">
          <LanguageSwitch />
          <ThemeSwitch />
          <button
            type="button"
            className="ml-auto inline-flex items-center gap-2 min-h-[44px] px-3 rounded-sm font-semibold hover:bg-brand-soft hover:text-brand"
            onClick={() => {
              onClose();
              void signOut();
            }}
          >
            <LogOut aria-hidden="true" size={20} />
            {app('nav.logout')}
          </button>
        </div>
      }
    >
      {user && (
        <p className="flex items-center gap-3 px-3 pb-2 font-semibold break-words">
          <TutorPhoto
            name={user.name}
            photo={user.photo}
            gender={user.tutor?.gender ?? null}
            size={36}
          />
          {user.name}
        </p>
      )}
      <nav aria-label={t('menu')}>
        <ul className="more-links">
          {rest.map((link) => (
            <AreaLinkRow
              key={link.to}
              link={link}
              isHere={link === here}
              className={`side-link ${ITEM}`}
              onClick={onClose}
            />
          ))}
        </ul>
        <SmallLinks onGo={onClose} />
      </nav>
    </Dialog>
  );
}
