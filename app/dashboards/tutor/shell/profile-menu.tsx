import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useDropDown } from '#app/shell/use-drop-down.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';

const ITEM =
  'flex items-center justify-between gap-3 w-full min-h-[44px] px-4 text-start hover:bg-brand-soft hover:text-brand';

/**
 * Shows the links that are the tutor's own. Source: docs/requirements/dashboards/tutor-area.md,
 * "Frame".
 */
export function ProfileMenu({ savedCount }: { savedCount: number }) {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  const { user, signOut } = useSession();
  const { box, isOpen, toggle } = useDropDown();

  return (
    <div ref={box} className="relative">
      <button
        type="button"
        aria-label={t('profileMenu')}
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
        <ChevronDown aria-hidden="true" size={16} className="hidden sm:block text-muted" />
      </button>
      {isOpen && (
        <div className="absolute right-0 top-full mt-1 z-30 w-[240px] py-2 bg-paper border border-line rounded shadow">
          <p className="px-4 py-2 font-semibold border-b border-line break-words">{user?.name}</p>
          <ul>
            <li>
              <Link to="/tutor/profile/overview" className={ITEM}>
                {t('menu.profile')}
              </Link>
            </li>
            <li>
              <Link to="/tutor/job-board/saved-jobs" className={ITEM}>
                {t('menu.savedJobs')}
                <span className="px-2 rounded-full bg-brand-soft text-brand text-xs tabular">
                  {format.number(savedCount)}
                </span>
              </Link>
            </li>
            <li>
              <Link to="/tutor/shop" className={ITEM}>
                {t('menu.shop')}
              </Link>
            </li>
            <li>
              <Link to="/support" className={ITEM}>
                {t('menu.support')}
              </Link>
            </li>
            <li>
              <Link to="/tutor/settings/personal-info" className={ITEM}>
                {t('menu.settings')}
              </Link>
            </li>
            <li>
              <button type="button" className={ITEM} onClick={() => void signOut()}>
                {t('logout')}
                <kbd className="text-muted text-xs">Ctrl+L</kbd>
              </button>
            </li>
          </ul>
        </div>
      )}
    </div>
  );
}
