import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { lessonNumbers } from '#app/ground/list/lesson-numbers.ts';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { StaffRefund } from '#core/money/api/refunds.ts';
import { providerName } from '#core/money/providers/providers.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { PayoutTargets } from '../payouts/payout-targets.tsx';
import { Tag } from '../tags/tag.tsx';
import { RefundProposal } from './refund-proposal.tsx';
import type { RefundAct } from './refunds-page.tsx';
import { SendingEnd } from './sending-end.tsx';

interface RefundCardProps {
  refund: StaffRefund;
  onAct(act: RefundAct): void;
}

/** One claim with what the tuition's history says of it. */
export function RefundCard({ refund, onAct }: RefundCardProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const lang = useLang();
  const { api } = useEnvironment();
  const mutation = useStaffMutation();
  const { id, version, person, tuition, state } = refund;
  const date = (iso: string | null) => iso && format.date(iso);
  const sendBack = () =>
    mutation.run(
      () => api.call('sendBackRefund', { params: { id }, body: { version } }),
      t('refunds.done.sendBack'),
    );
  const approve = () =>
    mutation.run(
      () => api.call('approveRefund', { params: { id }, body: { version } }),
      t('refunds.done.approved'),
    );
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PersonLink person={person} />
        {person.tutorid && <span className="text-sm text-muted">{person.tutorid}</span>}
        <strong className="tabular">{moneyText(lang, refund.amount_poisha)}</strong>
        <Tag tone={refund.is_in_time ? 'good' : 'warn'}>
          {t(refund.is_in_time ? 'refunds.inTime' : 'refunds.late')}
        </Tag>
      </div>
      <p className="whitespace-pre-line break-words">{refund.reason}</p>
      {refund.proposal && <RefundProposal proposal={refund.proposal} />}
      <Facts
        facts={[
          [t('refunds.invoice'), refund.invoice_number],
          [
            t('refunds.job'),
            refund.job_id && (
              <Link to={`/staff/requests/${refund.job_id}`} className="text-brand hover:underline">
                {format.id(refund.job_id)}
              </Link>
            ),
          ],
          [t('refunds.paid'), moneyText(lang, refund.paid_poisha)],
          [t('refunds.promo'), refund.promo_poisha > 0 && moneyText(lang, refund.promo_poisha)],
          [t('refunds.lost'), refund.lost_poisha > 0 && moneyText(lang, refund.lost_poisha)],
          [t('refunds.confirmed'), date(tuition.confirmed_at)],
          [t('refunds.ended'), date(tuition.ended_at)],
          [t('refunds.day'), tuition.day && format.number(tuition.day)],
          [t('refunds.lessons'), t('refunds.lessonsOf', lessonNumbers(tuition.lessons, format))],
          [t('refunds.claimed'), momentText(refund.claimed_at, lang)],
          [t('refunds.answerBy'), refund.answer_by && momentText(refund.answer_by, lang)],
          [
            t('refunds.decidedBy'),
            refund.decided_at && (refund.decided_by?.name ?? t('refunds.byRule')),
          ],
          [t('refunds.answer'), refund.answer],
          [t('refunds.sent'), date(refund.paid_at)],
          [
            t('refunds.payout'),
            state === 'approved' &&
              (refund.payout.length > 0 ? (
                <WithTexts areas={['staffMoney']}>
                  <PayoutTargets targets={refund.payout} />
                </WithTexts>
              ) : (
                t('refunds.noPayout')
              )),
          ],
          [
            t('refunds.held'),
            state === 'approved' &&
              refund.held_poisha < refund.amount_poisha &&
              moneyText(lang, refund.held_poisha),
          ],
        ]}
      />
      {refund.may_end && (
        <WithTexts areas={['staffMoney']}>
          <SendingEnd refund={refund} onAct={onAct} />
        </WithTexts>
      )}
      {refund.was_refused && <p className="text-sm text-danger">{t('refunds.wasRefused')}</p>}
      {mutation.message && (
        <p role="alert" className="text-sm text-danger">
          {mutation.message}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {state === 'claimed' && (
          <>
            <Button isBusy={mutation.isBusy} onClick={() => void approve()}>
              {t('refunds.approve')}
            </Button>
            <Button look="secondary" onClick={() => onAct({ kind: 'refuse', refund })}>
              {t('refunds.refuse')}
            </Button>
          </>
        )}
        {refund.source && (
          <Button isBusy={mutation.isBusy} onClick={() => void sendBack()}>
            {t('refunds.sendBack', { service: providerName(refund.source, lang) })}
          </Button>
        )}
        {state === 'approved' && (
          <Button
            look={refund.source ? 'secondary' : 'primary'}
            onClick={() => onAct({ kind: 'payOut', refund })}
          >
            {t('refunds.payOut')}
          </Button>
        )}
      </div>
    </Card>
  );
}
