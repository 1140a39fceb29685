import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useDropDown } from '#app/shell/use-drop-down.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import type { AreaLink } from './area.ts';

const ITEM =
  'flex items-center justify-between gap-3 w-full min-h-[44px] px-4 text-start hover:bg-brand-soft hover:text-brand';

/** Shows who is signed in, the links that are their own, and the way out. */
export function ProfileMenu({ links }: { links: readonly AreaLink[] }) {
  const { t } = useTranslation('frame');
  const { t: app } = useTranslation('app');
  const { user, signOut } = useSession();
  const { box, isOpen, toggle } = useDropDown();

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-label={t('own')}
        aria-expanded={isOpen}
        className="inline-flex items-center gap-1 min-h-[44px] px-1 rounded-sm hover:bg-brand-soft"
        onClick={toggle}
      >
        <TutorPhoto
          name={user?.name ?? ''}
          photo={user?.photo ?? null}
          gender={user?.tutor?.gender ?? null}
          size={36}
        />
        <ChevronDown aria-hidden="true" size={16} className="text-muted" />
      </button>
      {isOpen && (
        <div className="absolute right-0 top-full mt-1 z-30 w-[240px] py-2 bg-paper border border-line rounded shadow">
          <p className="px-4 py-2 font-semibold border-b border-line break-words">{user?.name}</p>
          <ul>
            {links.map(({ to, text, mark }) => (
              <li key={to}>
                <Link to={to} className={ITEM}>
                  {text}
                  {mark}
                </Link>
              </li>
            ))}
            <li>
              <button type="button" className={ITEM} onClick={() => void signOut()}>
                {app('nav.logout')}
                <kbd className="text-muted text-xs">Ctrl+L</kbd>
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
