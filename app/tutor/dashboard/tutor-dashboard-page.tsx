import { Bookmark, Briefcase, History, MapPinned } from 'lucide-react';
import { Link } from 'react-router';
import { MINIMUM_PROFILE_PERCENT } from '#core/apply/check-apply.ts';
import { brand } from '#core/brand.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

const LINKS = [
  ['jobBoard', '/job-board', Briefcase],
  ['availableJobs', '/tutor/job-board/available-jobs', MapPinned],
  ['savedJobs', '/tutor/job-board/saved-jobs', Bookmark],
  ['jobHistory', '/tutor/job-history/applied-jobs', History],
] as const;

export function Page() {
  const texts = useTexts('app');
  const format = useFormat();
  const { user } = useSession();
  const { data } = useApi('getProfileStatus', {}, { keepsLast: true });
  usePageTitle(texts('nav.dashboard'));
  const percent = data?.profile_completed ?? user?.tutor?.profile_completed ?? 0;
  const isReady = percent >= MINIMUM_PROFILE_PERCENT;

  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{texts('dashboard.hello', { name: user?.name ?? '' })}</h1>
      <section className="flex flex-col gap-3 p-5 bg-paper border border-line rounded">
        <h2 className="text-lg">
          {texts('dashboard.profile', { percent: format.number(percent) })}
        </h2>
        <meter
          className="profile-meter"
          min={0}
          max={100}
          low={MINIMUM_PROFILE_PERCENT}
          value={percent}
          aria-label={texts('dashboard.profile', { percent: format.number(percent) })}
        />
        <p className="text-muted">
          {isReady
            ? texts('dashboard.profileReady')
            : texts('dashboard.profileShort', {
                needed: format.number(MINIMUM_PROFILE_PERCENT),
                phone: brand.phone,
              })}
        </p>
      </section>
      <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
        {LINKS.map(([name, to, Icon]) => (
          <li
            key={to}
            className="relative flex items-center gap-3 p-5 bg-paper border border-line rounded hover:border-brand hover:shadow"
          >
            <Icon aria-hidden="true" size={22} className="text-brand" />
            <Link to={to} className="covers-card font-semibold">
              {texts(`nav.${name}`)}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
