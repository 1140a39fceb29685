import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import type { TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { ReplacementDialog, type ReplacementGiven } from './replacement-dialog.tsx';

interface ReplacementSectionProps {
  tuition: TuitionAnswer;
  answer: Pick<TuitionChangesAnswer, 'can_replace' | 'replacement'>;
  onAsk(given: ReplacementGiven): Promise<void>;
  onStop(): Promise<void>;
}

const LINK = 'inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline';

/** Another tutor for the same request: the guardian asks, follows and stops; the tutor reads that it runs. */
export function ReplacementSection({ tuition, answer, onAsk, onStop }: ReplacementSectionProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const [dialog, setDialog] = useState<'ask' | 'stop'>();
  const { side, ended, job_id: jobId } = tuition;
  const { replacement, can_replace: canReplace } = answer;
  if (replacement === null && !canReplace) return null;
  const isGuardian = side === 'guardian';
  const isOpen = replacement?.state === 'open';
  return (
    <Section padding="normal" title={t('replace.title')}>
      {replacement && (
        <div className="flex flex-col gap-2">
          <p>
            {t(`replace.${side}.${replacement.state}`, {
              date: format.date(replacement.asked_at),
            })}
          </p>
          {isOpen && !ended && <p className="text-sm">{t(`replace.${side}.goesOn`)}</p>}
          {replacement.reason && (
            <p className="text-sm break-words">{t('reason', { text: replacement.reason })}</p>
          )}
          {replacement.wish && (
            <p className="text-sm break-words">{t('replace.wish', { text: replacement.wish })}</p>
          )}
          {isGuardian && (
            <p className="flex flex-wrap gap-x-4">
              <Link to={requestPath(jobId)} className={LINK}>
                {t('replace.toRequest')}
              </Link>
              {replacement.new_tuition_id !== null && (
                <Link
                  to={tuitionPath('guardian', 'job-details', replacement.new_tuition_id)}
                  className={LINK}
                >
                  {t('replace.toNew')}
                </Link>
              )}
            </p>
          )}
        </div>
      )}
      {canReplace && (
        <>
          <p className="text-sm">{t('replace.lead')}</p>
          <Button look="secondary" className="self-start" onClick={() => setDialog('ask')}>
            {t('replace.open')}
          </Button>
        </>
      )}
      {isGuardian && isOpen && !ended && (
        <Button look="secondary" className="self-start" onClick={() => setDialog('stop')}>
          {t('replace.stop')}
        </Button>
      )}
      {dialog === 'ask' && (
        <ReplacementDialog
          tuitionId={tuition.id}
          onSend={onAsk}
          onClose={() => setDialog(undefined)}
        />
      )}
      {dialog === 'stop' && (
        <ConfirmDialog
          title={t('replace.stopTitle')}
          confirmText={t('replace.stop')}
          onConfirm={onStop}
          onClose={() => setDialog(undefined)}
        >
          <p>{t('replace.stopText')}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
