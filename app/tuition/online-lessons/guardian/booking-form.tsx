import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import type { LessonOfferAnswer } from '#core/tuition/api/online-lessons.ts';
import { lessonPath } from '#core/tuition/online-lessons/lesson-path.ts';
import {
  EXAM_MAX,
  FREE_CANCEL_HOURS,
  NOTE_MAX,
  PAY_BEFORE_HOURS,
} from '#core/tuition/online-lessons/lesson-rules.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StudentPicker } from '#widgets/hire-tutor/saved/student-picker.tsx';
import { ClassFields } from '#widgets/hire-tutor/steps/class-fields.tsx';
import { useLessonAct } from '../use-lesson-act.ts';
import { bookingForm } from './booking-schema.ts';
import { SlotFields } from './slot-fields.tsx';

interface Values {
  subject_id?: number | undefined;
  starts_at?: string | undefined;
  student_id?: number | undefined;
  student_name: string;
  category_id?: number | undefined;
  class_id?: number | undefined;
  exam: string;
  note: string;
}

/** Subject, hour, student with class, exam and note; the price stands beside the button. */
export function BookingForm({ offer }: { offer: LessonOfferAnswer }) {
  const { t } = useTranslation('onlineLessons');
  const format = useFormat();
  const navigate = useNavigate();
  const { api } = useEnvironment();
  const act = useLessonAct();
  const once = useFormOnce(`online-lesson-${offer.tutor_id}`);
  const categories = useApi('listCategories', {}, { keepsLast: true });
  const missing = t('booking.missing');
  const saved = useSavedForm<Values, typeof bookingForm._output>({
    name: `online-lesson-${offer.tutor_id}`,
    schema: bookingForm,
    defaults: {
      subject_id: undefined,
      starts_at: undefined,
      student_id: undefined,
      student_name: '',
      category_id: undefined,
      class_id: undefined,
      exam: '',
      note: '',
    },
    whenMissing: {
      subject_id: missing,
      starts_at: missing,
      student_name: missing,
      category_id: missing,
      class_id: missing,
    },
    send: async (form) => {
      let id = 0;
      const body = { ...form, tutor_id: offer.tutor_id, fee: offer.fee };
      await act(async () => {
        const booked = await once.send(body, (given, idempotency_key) =>
          api.call('bookOnlineLesson', { body: { ...given, idempotency_key } }),
        );
        id = booked.id;
        return booked;
      });
      navigate(lessonPath('guardian', id));
    },
  });
  const { values, set, fill, field, typed, errorOf } = saved;
  return (
    <Card padding="roomy">
      <SavedForm
        saved={saved}
        label={t('book')}
        submitText={t('booking.send')}
        sendingText={t('sending')}
      >
        <SelectField
          label={t('subject')}
          emptyText={t('booking.chooseSubject')}
          options={offer.subjects}
          {...field('subject_id')}
        />
        <SlotFields
          slots={offer.slots}
          value={values.starts_at}
          error={errorOf('starts_at')}
          onChange={(at) => set('starts_at', at)}
        />
        <StudentPicker
          value={values.student_id}
          onPick={({ student_id, category_id, class_id }) =>
            fill({ student_id, category_id, class_id })
          }
        />
        {values.student_id === undefined && (
          <>
            <TextField
              label={t('booking.studentName')}
              autoComplete="off"
              {...typed('student_name')}
              isRequired
            />
            {categories.error && !categories.data && (
              <LoadError error={categories.error} onRetry={() => void categories.refresh()} />
            )}
            <ClassFields
              answers={values}
              change={({ category_id = values.category_id, class_id }) =>
                fill({ category_id, class_id })
              }
              errorOf={errorOf}
              categories={categories.data}
            />
          </>
        )}
        <TextField
          label={t('booking.exam')}
          hint={t('booking.examHint')}
          maxLength={EXAM_MAX}
          autoComplete="off"
          {...typed('exam')}
        />
        <TextAreaField
          label={t('booking.noteLabel')}
          hint={t('booking.noteHint')}
          maxLength={NOTE_MAX}
          {...typed('note')}
        />
        <p className="text-lg font-semibold">
          {t('booking.price', {
            minutes: format.number(offer.minutes),
            fee: format.money(offer.fee),
          })}
        </p>
        <SentEarlier once={once} isBusy={saved.isSending} onSend={() => void saved.submit()} />
        <p className="text-sm text-muted">
          {t('booking.rules', {
            pay: format.number(PAY_BEFORE_HOURS),
            free: format.number(FREE_CANCEL_HOURS),
          })}
        </p>
      </SavedForm>
    </Card>
  );
}
