import { countLetters } from '#core/ground/text/count-letters.ts';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import { SendDialog } from '#ui/dialog/send-dialog.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/i18n-provider.tsx';
import { useDraftedFields } from './use-drafted-fields.ts';

interface Given {
  rating: number;
  text: string;
}

interface RatingDialogProps {
  /** The draft's name. */
  name: string;
  texts: {
    title: string;
    lead: string;
    rating: string;
    noRating: string;
    text: string;
    send: string;
    sending: string;
  };
  /** The rating and words given before, to be changed. */
  before?: Given | null;
  /** The number of letters that the words need, and the text shown if there are fewer. */
  atLeast?: { letters: number; tooShort: string };
  textMax: number;
  onSend(given: Given): Promise<void>;
  onClose(): void;
}

const RATINGS = Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index);
const NONE = -1;

/** Asks for a rating in stars and words. What is filled in stays until it has been accepted. */
export function RatingDialog({
  name,
  texts,
  before,
  atLeast,
  textMax,
  onSend,
  onClose,
}: RatingDialogProps) {
  const format = useFormat();
  const { values, problems, change, submit, isBusy, problem } = useDraftedFields<Given>(
    name,
    before ?? { rating: NONE, text: '' },
    ({ rating, text }) => ({
      ...(rating === NONE && { rating: texts.noRating }),
      ...(atLeast && countLetters(text) < atLeast.letters && { text: atLeast.tooShort }),
    }),
  );
  const send = () =>
    submit(async () => {
      await onSend({ rating: values.rating, text: values.text.trim() });
      onClose();
    });
  return (
    <SendDialog
      title={texts.title}
      sendText={texts.send}
      busyText={texts.sending}
      isBusy={isBusy}
      onSend={send}
      onClose={onClose}
    >
      <p className="text-muted text-sm">{texts.lead}</p>
      <ChoiceGroup<number>
        legend={texts.rating}
        choices={RATINGS.map((value) => ({ value, text: `${format.number(value)} ★` }))}
        value={values.rating}
        error={problems.rating}
        onChange={(rating) => change({ rating })}
      />
      <TextAreaField
        label={texts.text}
        maxLength={textMax}
        value={values.text}
        error={problem ?? problems.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </SendDialog>
  );
}
