import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useDropDown } from '#app/shell/use-drop-down.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';

const ITEM =
  'flex items-center w-full min-h-[44px] px-3 text-start rounded-sm hover:bg-brand-soft hover:text-brand';
const LINKS = [
  ['profile', '/parent/dashboard/profile/overview'],
  ['settings', '/parent/dashboard/profile/settings/personal-info'],
  ['students', '/parent/dashboard/profile/settings/students'],
  ['locations', '/parent/dashboard/profile/settings/location'],
] as const;

/** Shows who is signed in, the way to the settings, and the way to sign out. */
export function ProfileMenu() {
  const { t } = useTranslation('parent');
  const { user, signOut } = useSession();
  const { box, isOpen, toggle } = useDropDown();

  if (!user) return null;
  return (
    <div ref={box} className="relative min-w-0 max-w-[220px]">
      <button
        type="button"
        aria-label={`${t('nav.profile')}: ${user.name}`}
        aria-expanded={isOpen}
        className="inline-flex items-center gap-2 min-h-[44px] px-2 max-w-full rounded-sm hover:bg-brand-soft hover:text-brand"
        onClick={toggle}
      >
        <TutorPhoto name={user.name} photo={user.photo} gender={null} size={36} />
        <span className="truncate font-semibold">{user.name}</span>
        <ChevronDown aria-hidden="true" size={16} />
      </button>
      {isOpen && (
        <ul className="absolute right-0 top-full z-20 mt-1 p-1 w-[220px] bg-paper border border-line rounded shadow">
          {LINKS.map(([name, to]) => (
            <li key={to}>
              <Link to={to} className={ITEM}>
                {t(`nav.${name}`)}
              </Link>
            </li>
          ))}
          <li>
            <button type="button" className={ITEM} onClick={() => void signOut()}>
              <span className="flex-1">{t('nav.logout')}</span>
              <kbd className="text-muted text-xs">Ctrl+L</kbd>
            </button>
          </li>
        </ul>
      )}
    </div>
  );
}
