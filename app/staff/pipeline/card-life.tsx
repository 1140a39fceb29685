import { useTranslation } from 'react-i18next';
import { useChangeState } from '#app/tuition/teaching/changes/use-change-state.ts';
import { useChangeText } from '#app/tuition/teaching/changes/use-change-text.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { PipelineCard } from '#core/staff/api/staff-pipeline.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { LeaveAnswer } from './leave-answer.tsx';
import { TakeBackEnd } from './take-back-end.tsx';

/**
 * Shows what tutor and guardian said and agreed on: demo class, changes, the search for another
 * tutor.
 */
export function CardLife({ life }: Pick<PipelineCard, 'life'>) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const lang = useLang();
  const changeText = useChangeText();
  const changeState = useChangeState();
  const { demos, changes, replacements } = life;
  if (demos.length + changes.length + replacements.length === 0) return null;
  const said = (by: 'guardian' | 'tutor', answer: (typeof demos)[number]['guardian']) =>
    answer && (
      <p className="break-words">
        {t(by === 'guardian' ? 'demo.ofGuardian' : 'demo.ofTutor', {
          result: t(`demo.result.${answer.result}`),
        })}
        {answer.words && ` ${answer.words}`}
      </p>
    );
  return (
    <ul aria-label={t('staff.label')} className="flex flex-col gap-2 pl-2 border-l-2 border-line">
      {demos.map((demo) => (
        <li key={demo.lesson_at}>
          <p className="font-semibold">
            {t('demo.when', { when: momentText(demo.lesson_at, lang) })}
          </p>
          {said('guardian', demo.guardian)}
          {said('tutor', demo.tutor)}
        </li>
      ))}
      {replacements.map((search) => (
        <li key={search.asked_at} className="break-words">
          <p className="font-semibold">
            {t(`staff.replacement.${search.state}`, { date: format.date(search.asked_at) })}
          </p>
          <p>{t(`replace.ends.${search.ends}`)}</p>
          {search.reason && <p>{t('reason', { text: search.reason })}</p>}
          {search.wish && <p>{t('replace.wish', { text: search.wish })}</p>}
        </li>
      ))}
      {changes.map((change) => (
        <li key={change.id} className="break-words">
          <p>
            {changeText(change)} <strong>{changeState(change)}</strong>
          </p>
          {change.ended_on && <p>{t('endedEarly', { date: format.date(change.ended_on) })}</p>}
          <p className="text-muted">
            {t(`by.${change.by}`, { date: format.date(change.created_at) })}{' '}
            {t('reason', { text: change.reason })}
          </p>
          {change.answer && <p className="text-muted">{t('answer', { text: change.answer })}</p>}
          {change.kind === 'leave' && change.state === 'open' && <LeaveAnswer leave={change} />}
          {change.kind === 'end' && change.by === 'tutor' && change.state === 'open' && (
            <TakeBackEnd notice={change} />
          )}
        </li>
      ))}
    </ul>
  );
}
