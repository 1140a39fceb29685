import { useState } from 'react';
import { RATING_MAX } from '#core/hub/hub-constants.ts';
import { RATING_TEXT_MAX } from '#core/online-lessons/lesson-rules.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { GroupError } from '../form/group-error.tsx';
import { useLessonAct } from './use-lesson-act.ts';

export function RateLesson({ id }: { id: number }) {
  const texts = useTexts('onlineLessons');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts('rate_do')}</Button>
      {isOpen && <RateDialog id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

const RATINGS = Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index);
const NONE = 0;

function RateDialog({ id, onClose }: { id: number; onClose(): void }) {
  const texts = useTexts('onlineLessons');
  const format = useFormat();
  const { api } = useEnvironment();
  const act = useLessonAct();
  const { values, problems, change, submit, isBusy, problem } = useFields(
    { rating: NONE, text: '' },
    ({ rating }) => (rating === NONE ? { rating: texts('rateMissing') } : {}),
  );
  const send = () =>
    submit(async () => {
      await act(() => api.call('rateOnlineLesson', { params: { id }, body: values }));
      onClose();
    });
  return (
    <Dialog
      title={texts('rateTitle')}
      onClose={onClose}
      footer={
        <Button className="w-full" isBusy={isBusy} onClick={send}>
          {texts(isBusy ? 'sending' : 'rateSend')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">{texts('rateLead')}</p>
        <div className="flex flex-col gap-1">
          <ChoiceGroup<number>
            legend={texts('rating')}
            choices={RATINGS.map((value) => ({ value, text: `${format.number(value)} ★` }))}
            value={values.rating}
            onChange={(rating) => change({ rating })}
          />
          <GroupError message={problems.rating} />
        </div>
        <TextAreaField
          label={texts('rateText')}
          maxLength={RATING_TEXT_MAX}
          value={values.text}
          error={problem}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
