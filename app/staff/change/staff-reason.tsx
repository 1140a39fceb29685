import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { ReadyWords } from './ready-words.tsx';
import { useSendKey } from './use-send-key.ts';
import { type DoneText, useStaffChange } from './use-staff-mutation.ts';

type Asked = Pick<
  ComponentProps<typeof ReasonDialog>,
  'title' | 'onClose' | 'problemHint' | 'otherProblems'
>;

interface StaffReasonProps<Result> extends Asked {
  /** The text on what will happen. */
  effect: string;
  doText: string;
  reasonLabel: string;
  /** Ready-made ones. */
  reasons?: readonly string[];
  act(reason: string): Promise<Result>;
  done?: DoneText<Result>;
  /** Draws other fields. */
  children?: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** The reason of an act of staff: done, it says so, and what staff screens show is read again. */
export function StaffReason<Result>({
  effect,
  doText,
  reasonLabel,
  reasons = [],
  act,
  done,
  children,
  ...dialog
}: StaffReasonProps<Result>) {
  const { t } = useTranslation('staff');
  const change = useStaffChange();
  useSendKey();
  return (
    <ReasonDialog
      {...dialog}
      lead={<p>{effect}</p>}
      sendText={doText}
      label={reasonLabel}
      maxLength={REASON_MAX}
      problemOf={(words) => (words.trim() === '' ? t('reason.missing') : undefined)}
      onSend={(reason) => change(() => act(reason), done)}
      onCancel={dialog.onClose}
    >
      {({ errorOf, write }) => (
        <>
          {children?.(errorOf)}
          {reasons.length > 0 && (
            <fieldset className="flex flex-col gap-1">
              <legend className="font-semibold text-sm mb-1">{t('reason.ready')}</legend>
              <ReadyWords words={reasons} onPick={write} />
            </fieldset>
          )}
        </>
      )}
    </ReasonDialog>
  );
}
