import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { CallButton } from '#app/tuition/handover/call-button.tsx';
import { StandingNote } from '#app/tuition/teaching/standing-note.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import { claimPath } from '#core/money/words/pay-path.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { FeedbackDialog } from './feedback-dialog.tsx';

type Student = Answer<'listMyStudents'>['data'][number];

interface StudentCardProps {
  student: Student;
  onChanged(): Promise<unknown>;
}

/** A tuition of the tutor: who is taught, and how to reach the guardian while it goes on. */
export function StudentCard({ student, onChanged }: StudentCardProps) {
  const { t } = useTranslation('tutor');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const lang = useLang();
  const genderText = useGenderText();
  const [isSaying, setSaying] = useState(false);
  const isOnTrial = student.confirmed_at === null;
  const days = common('daysInWeek', {
    count: student.days_in_week,
    n: format.number(student.days_in_week),
  });
  return (
    <Card as="article" className="flex flex-col gap-4">
      <div>
        <h2 className="text-base">
          {student.class_name} · {student.category_name}
        </h2>
        <p className="text-muted text-sm">
          {student.subjects.map(({ subject_name }) => subject_name).join(', ')}
        </p>
      </div>
      {student.ended && (
        <p className="text-sm">
          {t(`students.endedBy.${student.ended.by}`, { date: format.date(student.ended.at) })}
        </p>
      )}
      {isOnTrial && <Alert tone="info">{t('students.onTrial')}</Alert>}
      {student.refund && (
        <Alert tone="info">
          {t('students.refund', {
            sum: format.money(toTaka(student.refund.amount_poisha)),
            by: momentText(student.refund.claim_until, lang),
          })}
        </Alert>
      )}
      <StandingNote pause={student.pause} notice={student.notice} />
      <Facts
        facts={[
          [t('students.name'), student.student_name],
          [t('students.guardian'), student.guardian_name],
          [t('students.count'), format.number(student.number_of_students)],
          [t('students.gender'), genderText(student.student_gender)],
          [t('students.place'), student.tutoring_place],
          [t('students.area'), `${student.location_name}, ${student.city_name}`],
          [
            t('students.time'),
            student.tutoring_time ? `${days}, ${format.time(student.tutoring_time)}` : days,
          ],
          [t('students.salary'), `${format.money(student.salary_for_tutor)} ${common('perMonth')}`],
          [
            t('students.since'),
            student.confirmed_at === null ? null : format.date(student.confirmed_at),
          ],
          [t('students.jobId'), format.id(student.job_id)],
        ]}
      />
      <div className="flex flex-wrap gap-3">
        {student.refund && (
          <ActionLink to={claimPath(student.refund.invoice_id)}>{t('students.claim')}</ActionLink>
        )}
        <ActionLink
          to={tuitionPath('tutor', isOnTrial ? 'changes' : 'job-details', student.application_id)}
          look={student.refund ? 'secondary' : 'primary'}
        >
          {t(isOnTrial ? 'students.demo' : 'students.open')}
        </ActionLink>
        {isOnTrial && (
          <>
            <ActionLink
              to={tuitionPath('tutor', 'job-details', student.application_id)}
              look="secondary"
            >
              {t('students.firstLesson')}
            </ActionLink>
            <ActionLink
              to={tuitionPath('tutor', 'routine', student.application_id)}
              look="secondary"
            >
              {t('students.routine')}
            </ActionLink>
          </>
        )}
        <ActionLink to={tuitionPath('tutor', 'messages', student.application_id)} look="secondary">
          {t('students.message')}
        </ActionLink>
        {!student.ended && (
          <CallButton side="tutor" jobId={student.job_id} text={t('students.call')} />
        )}
      </div>
      {student.may_give_feedback && (
        <>
          <Button look="secondary" className="self-start" onClick={() => setSaying(true)}>
            {t(student.feedback ? 'feedback.change' : 'feedback.open')}
          </Button>
          {isSaying && (
            <FeedbackDialog
              applicationId={student.application_id}
              className={student.class_name}
              given={student.feedback}
              onGiven={onChanged}
              onClose={() => setSaying(false)}
            />
          )}
        </>
      )}
    </Card>
  );
}
