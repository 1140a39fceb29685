import { CircleCheck } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { OtpForm } from '#app/people/account/otp/otp-form.tsx';
import { startCountdown } from '#app/people/account/otp/use-countdown.ts';
import { PhoneForm } from '#app/people/auth/form/phone-form.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isFiltered, readJobFilter, writeJobFilter } from '#core/market/filters/job-filter.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useFilterTexts } from '#widgets/job-board/use-filter-texts.ts';
import { AlertFrame } from './alert-frame.tsx';
import { forgetSentCode, readSentCode, writeSentCode } from './sent-code.ts';

const OTP_PURPOSE = 'alert';

/** `/job-board/alert?…`: a phone number is left for the search in the address. */
export function AlertPage() {
  const { t } = useTranslation('searchAlert');
  const lang = useLang();
  const format = useFormat();
  const { api } = useSession();
  const [params] = useSearchParams();
  const filter = useMemo(() => readJobFilter(params), [params]);
  const chosen = useFilterTexts(filter).map(({ text }) => text);
  const [sent, setSent] = useState(readSentCode);
  const [done, setDone] = useState<{ phone: string; endsAt: string }>();
  const toBoard = (
    <ActionLink to={`/job-board?${writeJobFilter(filter)}`}>{t('toBoard')}</ActionLink>
  );

  const requestCode = async (phone: string, known?: string) => {
    const body = { phone_no: phone, ...(known && { challenge: known }) };
    const { challenge, resend_in } = await api.call('sendAlertCode', { body });
    writeSentCode({ phone, challenge });
    startCountdown(OTP_PURPOSE, resend_in);
    setSent({ phone, challenge });
    return { resend_in };
  };
  const otherPhone = () => {
    forgetSentCode();
    setSent(undefined);
  };

  if (!isFiltered(filter))
    return (
      <AlertFrame title={t('title')} lead={t('chooseFirst')}>
        {toBoard}
      </AlertFrame>
    );
  const search = [...new Set([...(filter.search ? [filter.search] : []), ...chosen])];
  if (done)
    return (
      <AlertFrame title={t('done.title')} search={search}>
        <p role="status" className="flex gap-2">
          <CircleCheck aria-hidden="true" size={20} className="text-brand shrink-0" />
          <span className="min-w-0">
            {t('done.text', { phone: phoneText(done.phone, lang), date: format.date(done.endsAt) })}
          </span>
        </p>
        {toBoard}
      </AlertFrame>
    );
  return (
    <AlertFrame title={t('title')} search={search} lead={sent ? undefined : t('lead')}>
      {sent ? (
        <>
          <OtpForm
            purpose={OTP_PURPOSE}
            phone={sent.phone}
            onVerify={async (otp) => {
              const { phone: phone_no, challenge } = sent;
              const body = { phone_no, challenge, otp, filter };
              const { ends_at: endsAt } = await api.call('createAlert', { body });
              forgetSentCode();
              setDone({ phone: phone_no, endsAt });
            }}
            onResend={() => requestCode(sent.phone, sent.challenge)}
          />
          <Button look="quiet" onClick={otherPhone}>
            {t('otherPhone')}
          </Button>
        </>
      ) : (
        <PhoneForm
          name="alert"
          send={async (phone) => {
            await requestCode(phone);
          }}
        />
      )}
    </AlertFrame>
  );
}
