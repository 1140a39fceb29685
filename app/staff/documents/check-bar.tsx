import { useTranslation } from 'react-i18next';
import type { StaffCheck } from '#core/people/api/documents.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import { KeyHint } from '../console/key-hint.tsx';
import { useKeys } from '../console/use-keys.ts';
import { Tag } from '../tags/tag.tsx';
import { TONES } from './tones.ts';
import { type Desk, placeOf } from './use-desk.ts';

interface CheckBarProps {
  check: StaffCheck;
  /** The name of what is checked. */
  name: string;
  desk: Desk;
  onReturn(): void;
}

/**
 * Shows what was decided about one entry, by whom, and the two decisions. A decision may be
 * changed. The keys act on the entry in work.
 */
export function CheckBar({ check, name, desk, onReturn }: CheckBarProps) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const { id, status, version, reason, decided_at, decided_by, submitted_at } = check;
  const isCurrent = desk.currentId === id;
  const isBusy = act.isBusy || desk.isResting;
  const approve = async () => {
    const done = await act.run(() =>
      api.call('approveCheck', { params: { id }, body: { version } }),
    );
    if (done) await desk.onDone(check, t('documents.approved', { name }));
  };
  useKeys(
    isCurrent
      ? {
          // A key that is held down approves one document, not all of them.
          a: (event) => {
            if (!event.repeat && !isBusy && status !== 'approved') void approve();
          },
          r: status === 'returned' ? undefined : onReturn,
        }
      : {},
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: the two decisions on one entry are no set of fields
    <div
      role="group"
      id={placeOf(id)}
      tabIndex={-1}
      aria-label={`${name}: ${t(`documents.status.${status}`)}`}
      aria-current={isCurrent || undefined}
      className={cx('flex flex-col gap-2', isCurrent && 'p-3 rounded border border-brand')}
    >
      <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
        <Tag tone={TONES[status]}>{t(`documents.status.${status}`)}</Tag>
        {decided_at
          ? t('documents.decided', {
              name: decided_by?.name ?? t('system'),
              ago: format.ago(decided_at, now),
            })
          : t('documents.submitted', { ago: format.ago(submitted_at, now) })}
      </p>
      {reason && <p className="text-sm break-words">{t('reasonGiven', { reason })}</p>}
      <Alert role="alert">{act.message}</Alert>
      <div className="flex flex-wrap items-center gap-2">
        {status !== 'approved' && (
          <Button
            isBusy={isBusy}
            aria-label={t('documents.approveOf', { name })}
            onClick={() => void approve()}
          >
            {t('documents.approve')}
          </Button>
        )}
        {isCurrent && status !== 'approved' && <KeyHint name="a" />}
        {status !== 'returned' && (
          <Button
            look="secondary"
            aria-label={t('documents.returnOf', { name })}
            onClick={onReturn}
          >
            {t('documents.return')}
          </Button>
        )}
        {isCurrent && status !== 'returned' && <KeyHint name="r" />}
      </div>
    </div>
  );
}
