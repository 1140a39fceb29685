import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';
import { shortDateText } from '#core/ground/format/date-text.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';

/** Shows who is signed in: name and face, ways to reach them, member since. */
export function ParentHeader({ me }: { me: ParentDashboard['me'] }) {
  const { t } = useTranslation('dashboard');
  const { t: app } = useTranslation('app');
  const lang = useLang();
  const ourPhone = useOurPhone();
  const { user } = useSession();
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="relative flex items-center gap-3">
        <TutorPhoto name={me.name} photo={me.photo} gender={me.gender} size={56} />
        <div className="flex-1 min-w-0">
          <h1 className="text-xl break-words">
            <Link to="/parent/dashboard/profile/overview" className="covers-card">
              {t('hello', { name: me.name })}
            </Link>
          </h1>
          <p className="flex flex-wrap gap-x-4 text-muted text-sm">
            {me.email && <span className="break-words min-w-0">{me.email}</span>}
            <span>{phoneText(me.phone_no, lang)}</span>
            <span>{t('since', { date: shortDateText(lang, me.member_since) })}</span>
          </p>
        </div>
      </div>
      {user?.is_banned && (
        <Alert role="alert">
          <CallText text={app('dashboard.parentBanned', { phone: ourPhone })} />
        </Alert>
      )}
    </Card>
  );
}
