import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { TEXT_MAX } from '#core/ground/limits/hire-limits.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useRest } from '../change/use-rest.ts';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { BoardPreview } from './board-preview.tsx';
import { ChangeFoot } from './change-foot.tsx';
import { toDraft } from './request-draft.ts';

interface ApprovePanelProps {
  request: StaffRequest;
  /** True where it opened after the request before was approved. */
  isNext: boolean;
  /** Goes on to what comes next. */
  onDone(): Promise<void>;
  onClose(): void;
}

/** Salary, hiring date and public text, with what the board will show beside them. */
export function ApprovePanel({ request, isNext, onDone, onClose }: ApprovePanelProps) {
  const { t } = useTranslation('staff');
  const { api } = useEnvironment();
  const work = useStaffMutation();
  const [salary, setSalary] = useState<number | undefined>(request.actual_salary);
  const [hiringDate, setHiringDate] = useState(() =>
    // A day that is over cannot be promised any more.
    (request.hiring_date ?? '') >= dhakaDate(new Date()) ? (request.hiring_date ?? '') : '',
  );
  const [publicText, setPublicText] = useState(
    request.public_text ?? request.tutor_requirement ?? '',
  );
  const [seenVersion] = useState(request.version);
  const { isResting, rest } = useRest(isNext);

  const given = {
    actual_salary: salary ?? 0,
    hiring_date: hiringDate || undefined,
    public_text: publicText.trim() || undefined,
  };
  const approve = async (version: number) => {
    const body = { version, ...given };
    const done = await work.run(() =>
      api.call('approveRequest', { params: { id: request.id }, body }),
    );
    if (!done) return;
    rest();
    await onDone();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
    // A key that is held down approves one request, not the whole queue.
    if (event.key === 'Enter' && event.repeat) event.preventDefault();
  };

  return (
    <section
      aria-label={t('approve.title')}
      className="grid grid-cols-1 cq-md:grid-cols-2 gap-4 p-4 rounded border border-brand bg-surface"
    >
      <form
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void approve(seenVersion);
        }}
        onKeyDown={onKeyDown}
      >
        <h2 className="text-base">{t('approve.title')}</h2>
        <NumberField
          label={t('field.actual_salary')}
          hint={t('approve.salaryHint')}
          value={salary}
          error={work.fieldError('actual_salary')}
          onChange={setSalary}
        />
        <TextField
          type="date"
          label={t('field.hiring_date')}
          value={hiringDate}
          error={work.fieldError('hiring_date')}
          onChange={(event) => setHiringDate(event.currentTarget.value)}
        />
        <TextAreaField
          label={t('field.public_text')}
          hint={t('approve.textHint')}
          rows={5}
          maxLength={TEXT_MAX}
          value={publicText}
          error={work.fieldError('public_text')}
          onChange={(event) => setPublicText(event.currentTarget.value)}
        />
        <ChangeFoot
          act="approve"
          request={request}
          mine={{ ...toDraft(request), ...given }}
          doText={t('approve.do')}
          work={{ ...work, isBusy: work.isBusy || isResting }}
          onSend={approve}
          onClose={onClose}
        />
      </form>
      <BoardPreview
        request={request}
        salary={salary}
        hiringDate={hiringDate || undefined}
        publicText={publicText}
      />
    </section>
  );
}
