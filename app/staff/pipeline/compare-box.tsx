import { useState } from 'react';
import { useCopy } from '#app/ground/files/use-copy.ts';
import { isUnderWay } from '#core/market/hire/request-status.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('staff');
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
      ({ sms_sent }) => texts(sms_sent ? 'compare.sent' : 'compare.made'),
    );
    if (made) setUrl(made.url);
  };
  const revoke = async () => {
    const done = await act.run(
      () => api.call('revokeCompareLink', { params }),
      texts('compare.revoked'),
    );
    if (done) setUrl(undefined);
  };
  const copy = useCopy(texts('compare.copied'), texts('compare.copyByHand'));

  return (
    <Section padding="normal" title={texts('compare.title')}>
      {choice && (
        <Alert tone="warning">
          <p className="font-semibold">
            {texts('compare.chose', {
              name: nameOf(choice.application_id) ?? '',
              ago: format.ago(choice.chosen_at, now),
            })}
          </p>
          {choice.reason && <p className="break-words">{choice.reason}</p>}
        </Alert>
      )}
      <p className="text-sm">
        {link
          ? texts('compare.until', { date: format.date(link.expires_at) })
          : texts('compare.none')}{' '}
        {link &&
          (link.last_viewed_at
            ? texts('compare.viewed', { ago: format.ago(link.last_viewed_at, now) })
            : texts('compare.notViewed'))}
      </p>
      {url && (
        <div className="flex flex-wrap items-end gap-2">
          <div className="flex-1 min-w-[200px]">
            <TextField
              label={texts('compare.url')}
              hint={texts('compare.urlHint')}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </div>
          <Button look="secondary" onClick={() => void copy(url)}>
            {texts('compare.copy')}
          </Button>
        </div>
      )}
      <Alert role="alert">{act.message}</Alert>
      <div className="flex flex-wrap gap-2">
        {isOpen && (
          <>
            <Button look="secondary" isBusy={act.isBusy} onClick={() => void create(false)}>
              {texts(link ? 'compare.renew' : 'compare.create')}
            </Button>
            <Button look="secondary" isBusy={act.isBusy} onClick={() => void create(true)}>
              {texts('compare.send')}
            </Button>
          </>
        )}
        {link && (
          <Button look="secondary" isBusy={act.isBusy} onClick={() => void revoke()}>
            {texts('compare.revoke')}
          </Button>
        )}
      </div>
    </Section>
  );
}
