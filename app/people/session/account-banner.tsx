import { Ban, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { lastDay } from '#core/people/account/last-day.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useSession } from './session-provider.tsx';

/** A ban or a lock, with its reason and its end, above every screen. */
function Banner() {
  const { t } = useTranslation('notifications');
  const format = useFormat();
  const phone = useOurPhone();
  const { user } = useSession();
  if (!user) return null;

  const { is_banned, banned_until, ban_reason, account_status_reason } = user;
  const Icon = is_banned ? Ban : Lock;
  const what = is_banned
    ? banned_until
      ? t('banner.bannedUntil', { date: format.date(lastDay(banned_until)) })
      : t('banner.banned')
    : t('banner.locked');
  const reason = is_banned ? ban_reason : account_status_reason;
  return (
    <section aria-label={t('banner.label')} className="no-print mb-5">
      <Alert icon={<Icon aria-hidden="true" size={20} />}>
        <p className="font-semibold">{what}</p>
        {reason && <p>{t('banner.reason', { reason })}</p>}
        {is_banned && user.type !== 'staff' && <p>{t(`banner.effect.${user.type}`)}</p>}
        <p>
          <CallText text={t('banner.call', { phone })} />
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
