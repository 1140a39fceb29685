import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCopy } from '#app/ground/files/use-copy.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { Section } from '#ui/section/section.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';

interface CompareBoxProps {
  request: Pick<StaffRequest, 'id' | 'status' | 'compare_link' | 'choice'>;
  /** Names of the applicants, for the guardian's choice. */
  nameOf(applicationId: number): string | undefined;
}

/** The guardian's private link to compare the proposed tutors, and what he or she chose. */
export function CompareBox({ request, nameOf }: CompareBoxProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const [url, setUrl] = useState<string>();
  const { compare_link: link, choice } = request;
  // Of one that is over nothing is chosen any more: no new link.
  const isOpen = isUnderWay(request.status);
  const params = { id: request.id };

  const create = async (send_sms: boolean) => {
    const made = await act.run(
      () => api.call('createCompareLink', { params, body: { send_sms } }),
      ({ sms_sent }) => t(sms_sent ? 'compare.sent' : 'compare.made'),
    );
    if (made) setUrl(made.url);
  };
  const revoke = async () => {
    const done = await act.run(
      () => api.call('revokeCompareLink', { params }),
      t('compare.revoked'),
    );
    if (done) setUrl(undefined);
  };
  const copy = useCopy(t('compare.copied'), t('compare.copyByHand'));

  return (
    <Section padding="normal" title={t('compare.title')}>
      {choice && (
        <Alert tone="warning">
          <p className="font-semibold">
            {t('compare.chose', {
              name: nameOf(choice.application_id) ?? '',
              ago: format.ago(choice.chosen_at, now),
            })}
          </p>
          {choice.reason && <p className="break-words">{choice.reason}</p>}
        </Alert>
      )}
      <p className="text-sm">
        {link ? t('compare.until', { date: format.date(link.expires_at) }) : t('compare.none')}{' '}
        {link &&
          (link.last_viewed_at
            ? t('compare.viewed', { ago: format.ago(link.last_viewed_at, now) })
            : t('compare.notViewed'))}
      </p>
      {url && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="flex-1 min-w-[200px]">
            <TextField
              label={t('compare.url')}
              hint={t('compare.urlHint')}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <Button look="secondary" onClick={() => void copy(url)}>
            {t('compare.copy')}
          </Button>
        </div>
      )}
      <Alert role="alert">{act.message}</Alert>
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <>
            <Button look="secondary" isBusy={act.isBusy} onClick={() => void create(false)}>
              {t(link ? 'compare.renew' : 'compare.create')}
            </Button>
            <Button look="secondary" isBusy={act.isBusy} onClick={() => void create(true)}>
              {t('compare.send')}
            </Button>
          </>
        )}
        {link && (
          <Button look="secondary" isBusy={act.isBusy} onClick={() => void revoke()}>
            {t('compare.revoke')}
          </Button>
        )}
      </div>
    </Section>
  );
}
