import type { ReactNode } from 'react';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { type FieldsDraft, useFields } from '../api/use-fields.ts';
import { ChoiceGroup } from '../field/choice-group.tsx';
import { TextAreaField } from '../field/text-area-field.tsx';
import { FormDialog, type FormDialogProps } from './form-dialog.tsx';

interface Values<Choice> {
  choice: Choice | '';
  words: string;
}

interface ReasonForm {
  /** Returns what is wrong with a field, by our own checks or the server's. */
  errorOf(field: string): string | undefined;
  /** Puts ready-made words in place of those that are there. */
  write(words: string): void;
}

interface WordsProps<Choice>
  extends Pick<FormDialogProps, 'title' | 'sendText' | 'busyText' | 'onCancel' | 'onClose'> {
  /** Says what will happen, or who reads it. */
  lead?: ReactNode;
  label: string;
  hint?: string | undefined;
  maxLength?: number | undefined;
  /** The words' name on the server. */
  name?: string;
  /** Words are needed, and this is said where they are missing or too many. */
  missing?: string | undefined;
  /** Returns what else is wrong with the words. */
  problemOf?: ((words: string) => string | undefined) | undefined;
  /** The choice and words given before, to be changed. */
  first?: Values<Choice> | undefined;
  /** Keeps what is filled in when the dialog goes before it was sent. */
  draft?: FieldsDraft<Values<Choice>> | (() => FieldsDraft<Values<Choice>>) | undefined;
  /** Stands behind the words for a failure. */
  problemHint?: string | undefined;
  /** Draws what stands above the words, and what is wrong in it. */
  children?: ((form: ReasonForm) => ReactNode) | undefined;
  otherProblems?: Record<string, string> | undefined;
}

interface WithoutChoice<Choice> extends WordsProps<Choice> {
  choice?: undefined;
  onSend(words: string): Promise<unknown>;
}

interface WithChoice<Choice extends string | number> extends WordsProps<Choice> {
  /** One of these has to be chosen; none is, before the person does. */
  choice: {
    legend: string;
    choices: { value: Choice; text: string }[];
    missing: string;
    /** Its name on the server. */
    name: string;
  };
  onSend(words: string, choice: Choice): Promise<unknown>;
}

type ReasonDialogProps<Choice extends string | number> = WithoutChoice<Choice> | WithChoice<Choice>;

/**
 * Asks for words, and for one of a few choices where there are any: the reason of an act, a report,
 * a rating. It closes when they have been taken.
 */
export function ReasonDialog<Choice extends string | number = never>(
  props: ReasonDialogProps<Choice>,
) {
  const { choice, name = 'reason', missing, problemOf, problemHint } = props;
  const findProblem = (words: string) =>
    missing !== undefined && (words.trim() === '' || checkText(words, REASON_MAX) !== null)
      ? missing
      : problemOf?.(words);
  const { values, change, submit, errorOf, isBusy, message } = useFields<Values<Choice>>(
    props.first ?? { choice: '', words: '' },
    (given) => {
      const words = findProblem(given.words);
      return {
        ...(choice && given.choice === '' && { choice: choice.missing }),
        ...(words !== undefined && { words }),
        ...props.otherProblems,
      };
    },
    props.draft,
  );
  const write = (words: string) => change({ words });
  const send = () =>
    submit(async () => {
      const words = values.words.trim();
      if (!props.choice) await props.onSend(words);
      else if (values.choice !== '') await props.onSend(words, values.choice);
      props.onClose();
    });

  return (
    <FormDialog
      title={props.title}
      sendText={props.sendText}
      busyText={props.busyText}
      isBusy={isBusy}
      problem={message && problemHint ? `${message} ${problemHint}` : message}
      onSend={send}
      onClose={props.onClose}
      onCancel={props.onCancel}
    >
      {props.lead}
      {choice && (
        <ChoiceGroup<Choice | ''>
          legend={choice.legend}
          choices={choice.choices}
          value={values.choice}
          error={errorOf('choice') ?? errorOf(choice.name)}
          onChange={(chosen) => change({ choice: chosen })}
        />
      )}
      {props.children?.({ errorOf, write })}
      <TextAreaField
        label={props.label}
        hint={props.hint}
        maxLength={props.maxLength}
        value={values.words}
        error={errorOf('words') ?? errorOf(name)}
        onChange={(event) => write(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
