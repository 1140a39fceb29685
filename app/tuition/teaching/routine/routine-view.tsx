import { CalendarDays, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RoutineAnswer, RoutineEntry } from '#core/tuition/api/routine.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { WEEK_PATHS } from '#core/tuition/teaching/tuition-path.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { SavedAnswerNotice } from '../saved-answer-notice.tsx';
import { useRoutine } from '../use-routine.ts';
import { EntryDialog } from './entry-dialog.tsx';
import { RemoveEntry } from './remove-entry.tsx';
import { RoutineTable } from './routine-table.tsx';

type Open = { act: 'add' } | { act: 'change' | 'remove'; entry: RoutineEntry };

interface RoutineViewProps {
  tuition: TuitionAnswer;
  /**
   * The time at which the tuition, which stands above, was read, in milliseconds since 1970, if
   * there is no connection.
   */
  tuitionSince: number | undefined;
}

/** The times of the week, and what either of the two does with them. */
export function RoutineView({ tuition, tuitionSince }: RoutineViewProps) {
  const { t } = useTranslation('routine');
  const response = useRoutine(tuition.id);
  const { since } = response;
  const isOlder = since !== undefined && (tuitionSince === undefined || since < tuitionSince);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const addButton = (
    <Button icon={<Plus aria-hidden="true" size={18} />} onClick={() => setOpen({ act: 'add' })}>
      {t('create')}
    </Button>
  );
  return (
    <AsyncView response={response}>
      {(routine) => (
        <div className="flex flex-col gap-4">
          <SavedAnswerNotice since={isOlder ? since : undefined} />
          <RoutineNotes routine={routine} side={tuition.side} />
          {routine.entries.length === 0 ? (
            <StatePanel
              icon={<CalendarDays size={32} />}
              title={t('empty')}
              hint={routine.may_change ? t('emptyHint') : undefined}
              action={routine.may_change ? addButton : undefined}
            />
          ) : (
            <>
              <RoutineTable
                entries={routine.entries}
                side={tuition.side}
                onChange={
                  routine.may_change ? (entry) => setOpen({ act: 'change', entry }) : undefined
                }
                onRemove={
                  routine.may_change ? (entry) => setOpen({ act: 'remove', entry }) : undefined
                }
              />
              <div className="flex flex-wrap items-center gap-3">
                {routine.may_change && addButton}
                <Link
                  to={WEEK_PATHS[tuition.side]}
                  className="inline-flex items-center min-h-[44px] font-semibold text-brand hover:underline"
                >
                  {t('toWeek')}
                </Link>
              </div>
            </>
          )}
          {(open?.act === 'add' || open?.act === 'change') && (
            <EntryDialog
              tuition={tuition}
              entry={open.act === 'change' ? open.entry : undefined}
              agreedMinutes={routine.agreed_minutes}
              onSaved={response.refresh}
              onClose={close}
            />
          )}
          {open?.act === 'remove' && (
            <RemoveEntry
              tuitionId={tuition.id}
              entry={open.entry}
              onRemoved={response.refresh}
              onClose={close}
            />
          )}
        </div>
      )}
    </AsyncView>
  );
}

function RoutineNotes({ routine, side }: { routine: RoutineAnswer; side: TuitionAnswer['side'] }) {
  const { t } = useTranslation('routine');
  const format = useFormat();
  const { entries, days_in_week, may_change } = routine;
  const days = new Set(entries.map(({ day }) => day)).size;
  const clashing = entries.filter(({ is_elsewhere }) => is_elsewhere).length;
  const numbers = { n: format.number(days), agreed: format.number(days_in_week) };
  return (
    <>
      <p className="text-muted">
        {t('lead', { agreed: format.number(days_in_week) })}
        {may_change && ` ${t('leadBoth')}`}
      </p>
      {days > days_in_week && (
        <Alert tone="warning" role="status">
          {t('moreDays', numbers)}
        </Alert>
      )}
      {clashing > 0 && (
        <Alert tone="warning" role="status">
          {t(side === 'tutor' ? 'clashTutor' : 'clashGuardian')}
        </Alert>
      )}
    </>
  );
}
