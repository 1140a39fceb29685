import { useState } from 'react';
import { Link } from 'react-router';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import type { TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('changes');
  const format = useFormat();
  const [dialog, setDialog] = useState<'ask' | 'stop'>();
  const { side, ended, job_id: jobId } = tuition;
  const { replacement, can_replace: canReplace } = answer;
  if (replacement === null && !canReplace) return null;
  const isGuardian = side === 'guardian';
  const isOpen = replacement?.state === 'open';
  return (
    <Section padding="normal" title={texts('replace.title')}>
      {replacement && (
        <div className="flex flex-col gap-2">
          <p>
            {texts(`replace.${side}.${replacement.state}`, {
              date: format.date(replacement.asked_at),
            })}
          </p>
          {isOpen && !ended && <p className="text-sm">{texts(`replace.${side}.goesOn`)}</p>}
          {replacement.reason && (
            <p className="text-sm break-words">{texts('reason', { text: replacement.reason })}</p>
          )}
          {replacement.wish && (
            <p className="text-sm break-words">
              {texts('replace.wish', { text: replacement.wish })}
            </p>
          )}
          {isGuardian && (
            <p className="flex flex-wrap gap-x-4">
              <Link to={requestPath(jobId)} className={LINK}>
                {texts('replace.toRequest')}
              </Link>
              {replacement.new_tuition_id !== null && (
                <Link
                  to={tuitionPath('guardian', 'job-details', replacement.new_tuition_id)}
                  className={LINK}
                >
                  {texts('replace.toNew')}
                </Link>
              )}
            </p>
          )}
        </div>
      )}
      {canReplace && (
        <>
          <p className="text-sm">{texts('replace.lead')}</p>
          <Button look="secondary" className="self-start" onClick={() => setDialog('ask')}>
            {texts('replace.open')}
          </Button>
        </>
      )}
      {isGuardian && isOpen && !ended && (
        <Button look="secondary" className="self-start" onClick={() => setDialog('stop')}>
          {texts('replace.stop')}
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
          title={texts('replace.stopTitle')}
          confirmText={texts('replace.stop')}
          onConfirm={onStop}
          onClose={() => setDialog(undefined)}
        >
          <p>{texts('replace.stopText')}</p>
        </ConfirmDialog>
      )}
    </Section>
  );
}
