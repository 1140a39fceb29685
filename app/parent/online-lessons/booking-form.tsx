import { useNavigate } from 'react-router';
import type { LessonOfferAnswer } from '#core/api/schemas/online-lessons.ts';
import { lessonPath } from '#core/online-lessons/lesson-path.ts';
import {
  FREE_CANCEL_HOURS,
  NOTE_MAX,
  PAY_BEFORE_HOURS,
} from '#core/online-lessons/lesson-rules.ts';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StudentPicker } from '#widgets/hire-tutor/saved/student-picker.tsx';
import { SavedForm } from '../../form/saved-form.tsx';
import { useFormOnce } from '../../form/use-form-once.ts';
import { useSavedForm } from '../../form/use-saved-form.ts';
import { useLessonAct } from '../../online-lessons/use-lesson-act.ts';
import { bookingForm } from './booking-schema.ts';
import { SlotFields } from './slot-fields.tsx';

interface Values {
  subject_id?: number | undefined;
  starts_at?: string | undefined;
  student_id?: number | undefined;
  student_name: string;
  note: string;
}

/** Subject, hour, student and note; the price stands beside the button. */
export function BookingForm({ offer }: { offer: LessonOfferAnswer }) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  const navigate = useNavigate();
  const { api } = useEnvironment();
  const act = useLessonAct();
  const once = useFormOnce(`online-lesson-${offer.tutor_id}`);
  const missing = texts('booking.missing');
  const saved = useSavedForm<Values, typeof bookingForm._output>({
    name: `online-lesson-${offer.tutor_id}`,
    schema: bookingForm,
    defaults: {
      subject_id: undefined,
      starts_at: undefined,
      student_id: undefined,
      student_name: '',
      note: '',
    },
    whenMissing: { subject_id: missing, starts_at: missing, student_name: missing },
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
  const { values, set, field, typed, errorOf } = saved;
  return (
    <Card padding="roomy">
      <SavedForm
        saved={saved}
        label={texts('book')}
        submitText={texts('booking.send')}
        sendingText={texts('sending')}
      >
        <SelectField
          label={texts('subject')}
          emptyText={texts('booking.chooseSubject')}
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
          onPick={({ student_id }) => set('student_id', student_id)}
        />
        {values.student_id === undefined && (
          <TextField
            label={texts('booking.studentName')}
            autoComplete="off"
            {...typed('student_name')}
          />
        )}
        <TextAreaField
          label={texts('booking.noteLabel')}
          hint={texts('booking.noteHint')}
          maxLength={NOTE_MAX}
          {...typed('note')}
        />
        <p className="text-lg font-semibold">
          {texts('booking.price', {
            minutes: format.number(offer.minutes),
            fee: format.money(offer.fee),
          })}
        </p>
        <SentEarlier once={once} isBusy={saved.isSending} onSend={() => void saved.submit()} />
        <p className="text-sm text-muted">
          {texts('booking.rules', {
            pay: format.number(PAY_BEFORE_HOURS),
            free: format.number(FREE_CANCEL_HOURS),
          })}
        </p>
      </SavedForm>
    </Card>
  );
}
