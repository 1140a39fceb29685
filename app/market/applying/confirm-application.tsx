import { useRef, useState } from 'react';
import { Trans, useTranslation } from 'react-i18next';
import { TermsLink } from '#app/ground/links/terms-link.tsx';
import { endWish } from '#app/people/session/apply-wish.ts';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import type { Job } from '#core/market/api/job.ts';
import { isOtherGender } from '#core/market/apply/check-apply.ts';
import { TERMS_VERSION } from '#core/market/apply/terms.ts';
import { platformCharge } from '#core/money/fees/platform-charge.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { AppliedDialog } from './applied-dialog.tsx';
import { JobFacts } from './job-facts.tsx';
import { RefundRule } from './refund-rule.tsx';
import { throwConfetti } from './throw-confetti.ts';

interface ConfirmApplicationProps {
  job: Job;
  /** The partner's page the job was found on. */
  site?: string | undefined;
  onApplied(): void;
  onClose(): void;
}

/**
 * The facts once more, the terms, and the one press that counts.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Confirmation".
 */
export function ConfirmApplication({ job, site, onApplied, onClose }: ConfirmApplicationProps) {
  const { api, viewer } = useEnvironment();
  const { t } = useTranslation('applying');
  const format = useFormat();
  const charge = platformCharge({ ...job, tutoring_place_id: job.tutoring_place.id });
  const showToast = useToast();
  const gender = viewer?.tutor?.gender ?? null;
  const [hasAccepted, setAccepted] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isSent, setSent] = useState(false);
  const terms = useRef<HTMLDivElement>(null);
  const { run, isBusy, error, message } = useMutation((problem, { code }) => {
    if (code === 'invoice_overdue') return;
    showToast(code === 'offline' ? t('offline') : problem, 'error');
    if (code !== 'already_applied') return;
    endWish();
    onApplied();
  });

  const send = () => {
    setAsked(true);
    if (!hasAccepted) {
      terms.current?.querySelector('input')?.focus();
      return;
    }
    void run(async () => {
      const { message } = await api.call('applyToJob', {
        params: { jobId: job.id },
        body: { terms_accepted: true, terms_version: TERMS_VERSION, site },
      });
      showToast(message, 'success');
      endWish();
      setSent(true);
      onApplied();
      void throwConfetti();
    }, t('failed'));
  };

  if (isSent) return <AppliedDialog onClose={onClose} />;
  return (
    <Dialog
      title={t('title')}
      onClose={onClose}
      footer={
        <Button className="w-full" isBusy={isBusy} onClick={send}>
          {t(isBusy ? 'sending' : 'send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <JobFacts job={job} />
        {isOtherGender(gender, job.tutor_gender) && (
          <Alert tone="warning">
            {t(`gender.${job.tutor_gender === GENDER.male ? 'male' : 'female'}`)}
          </Alert>
        )}
        <p className="text-sm">
          {t('charge', {
            charge: format.money(charge.taka),
            percent: format.number(charge.percent),
            days: format.number(charge.dueDays),
          })}
        </p>
        <RefundRule charge={charge} />
        {error?.code === 'invoice_overdue' && (
          <Alert role="alert">
            <p>{message}</p>
            <a
              href="/tutor/payment/invoice"
              className="inline-flex items-center min-h-[44px] font-semibold underline"
            >
              {t('toInvoices')}
            </a>
          </Alert>
        )}
        <div ref={terms} className="flex flex-col gap-1 p-3 rounded-sm bg-surface">
          <CheckboxField
            label={
              <Trans t={t} i18nKey="terms" components={{ terms: <TermsLink target="_blank" /> }} />
            }
            checked={hasAccepted}
            onChange={setAccepted}
          />
          {isAsked && !hasAccepted && (
            <p role="alert" className="text-danger text-sm">
              {t('acceptFirst')}
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
