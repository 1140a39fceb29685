import { Link } from 'react-router';
import { phoneText } from '#core/account/phone-text.ts';
import { photoUrl } from '#core/profile/photo-url.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { Card } from '#ui/card/card.tsx';
import { useFormat, useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { CallText, useOurPhone } from '../../shell/call-text.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

const COUNT =
  'inline-flex items-center min-h-[36px] px-3 rounded-sm border border-line font-semibold hover:border-brand hover:text-brand';

/** Name, ways to reach them, member since, and how much is saved. */
export function ParentHeader() {
  const texts = useTexts('parent');
  const app = useTexts('app');
  const format = useFormat();
  const lang = useLang();
  const ourPhone = useOurPhone();
  const { user } = useSession();
  const { data: account } = useApi('getCurrentUser', {}, { keepsLast: true });
  const students = useApi('listStudents', {}, { keepsLast: true }).data?.data.length;
  const places = useApi('listOwnLocations', {}, { keepsLast: true }).data?.data.length;
  usePageTitle(texts('nav.dashboard'));
  if (!user) return null;
  return (
    <Card as="section" padding="roomy" className="flex flex-col gap-2">
      <div className="flex items-center gap-3">
        {account?.photo && (
          <img
            src={photoUrl(account.photo)}
            alt=""
            width={56}
            height={56}
            className="w-[56px] h-[56px] rounded-full object-cover border border-line"
          />
        )}
        <h1 className="flex-1 min-w-0 text-xl break-words">
          {texts('home.hello', { name: user.name })}
        </h1>
      </div>
      {user.is_banned && (
        <Alert role="alert">
          <CallText text={app('dashboard.parentBanned', { phone: ourPhone })} />
        </Alert>
      )}
      <p className="flex flex-wrap gap-x-4 text-muted text-sm">
        <span>{phoneText(user.phone_no, lang)}</span>
        {user.email && <span className="break-words min-w-0">{user.email}</span>}
        {account && <span>{texts('home.since', { date: format.date(account.created_at) })}</span>}
      </p>
      <p className="flex flex-wrap gap-2">
        <Link to="/parent/dashboard/profile/settings/students" className={COUNT}>
          {students === undefined
            ? texts('nav.students')
            : texts('home.students', { count: students, n: format.number(students) })}
        </Link>
        <Link to="/parent/dashboard/profile/settings/location" className={COUNT}>
          {places === undefined
            ? texts('nav.locations')
            : texts('home.places', { count: places, n: format.number(places) })}
        </Link>
      </p>
    </Card>
  );
}
