import { Ban, Lock } from 'lucide-react';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { lastDay } from '#core/people/account/last-day.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from './session-provider.tsx';

/** A ban or a lock, with its reason and its end, above every screen. */
function Banner() {
  const texts = useTexts('notifications');
  const format = useFormat();
  const phone = useOurPhone();
  const { user } = useSession();
  if (!user) return null;

  const { is_banned, banned_until, ban_reason, account_status_reason } = user;
  const Icon = is_banned ? Ban : Lock;
  const what = is_banned
    ? banned_until
      ? texts('banner.bannedUntil', { date: format.date(lastDay(banned_until)) })
      : texts('banner.banned')
    : texts('banner.locked');
  const reason = is_banned ? ban_reason : account_status_reason;
  return (
    <section aria-label={texts('banner.label')} className="no-print mb-5">
      <Alert icon={<Icon aria-hidden="true" size={20} />}>
        <p className="font-semibold">{what}</p>
        {reason && <p>{texts('banner.reason', { reason })}</p>}
        {is_banned && user.type !== 'staff' && <p>{texts(`banner.effect.${user.type}`)}</p>}
        <p>
          <CallText text={texts('banner.call', { phone })} />
        </p>
      </Alert>
    </section>
  );
}

export const AccountBanner = () => (
  <WithTexts areas={['notifications']}>
    <Banner />
  </WithTexts>
);
