import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonNumbers } from '#app/ground/list/lesson-numbers.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { RefundAnswer } from '#core/money/api/refunds.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';
import { useMoneyText } from '../use-money-text.ts';
import { ClaimForm } from './claim-form.tsx';

/** The sum and the clock first, then the claim; what was claimed is said on top. */
export function RefundView({ id, answer }: { id: number; answer: RefundAnswer }) {
  const { t } = useTranslation('money');
  const format = useFormat();
  const lang = useLang();
  const money = useMoneyText();
  const now = useNow();
  const { offer, refund } = answer;
  const isOpen = refund !== null && refund.state !== 'refused';
  const isLate = offer.claim_until !== null && Date.parse(offer.claim_until) < now;
  const isNumberWanted = !answer.has_number && refund?.state === 'approved';
  return (
    <Card className="flex flex-col gap-4">
      {refund && (
        <Alert tone={refund.state === 'refused' ? 'warning' : 'info'} role="status">
          <span className="flex flex-col gap-1">
            <strong>{t(`refund.state.${refund.state}`)}</strong>
            <span>
              {t(isNumberWanted ? 'refund.about.noNumber' : `refund.about.${refund.state}`, {
                money: money(refund.amount_poisha),
                until: refund.answer_by ? momentText(refund.answer_by, lang) : '',
              })}
            </span>
            {refund.answer && <span className="break-words">{refund.answer}</span>}
          </span>
        </Alert>
      )}
      <Facts
        facts={[
          [t('refund.invoice'), answer.invoice_number],
          [t('jobId'), answer.job_id && format.id(answer.job_id)],
          [t('refund.paid'), money(answer.paid_poisha)],
          [t('promoOff'), answer.promo_poisha > 0 && money(answer.promo_poisha)],
          [t('refund.lost'), answer.lost_poisha > 0 && money(answer.lost_poisha)],
          [t('refund.lessons'), t('refund.lessonsOf', lessonNumbers(answer.lessons, format))],
          [t('refund.day'), offer.tuition_day && format.number(offer.tuition_day)],
          [
            t('refund.back'),
            !isOpen && offer.why_none === null && (
              <strong className="tabular">{money(offer.amount_poisha)}</strong>
            ),
          ],
        ]}
      />
      {!isOpen && offer.why_none !== null && <p>{t(`refund.none.${offer.why_none}`)}</p>}
      {!isOpen && offer.why_none === null && (
        <>
          <p>
            {isLate || refund || offer.claim_until === null
              ? t('refund.late')
              : t('refund.inTime', { until: momentText(offer.claim_until, lang) })}
          </p>
          <WithTexts areas={['settings', 'errors']}>
            <ClaimForm id={id} sum={money(offer.amount_poisha)} asksNumber={!answer.has_number} />
          </WithTexts>
        </>
      )}
      {isNumberWanted && (
        <Link
          to="/tutor/settings/pay-info"
          className="self-start text-brand underline min-h-[44px]"
        >
          {t('refund.addNumber')}
        </Link>
      )}
      <p className="text-sm text-muted">{t('refund.rule')}</p>
    </Card>
  );
}
