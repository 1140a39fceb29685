import { ReasonDialog, type ReasonDialogProps } from '#ui/dialog/reason-dialog.tsx';
import { useDraft } from './use-draft.ts';

interface DraftedReasonDialogProps extends Omit<ReasonDialogProps, 'draft'> {
  /** The draft's name: the act, and what it is done to. */
  name: string;
}

/** Asks for a reason, and keeps what was typed of it until it has been sent. */
export const DraftedReasonDialog = ({ name, ...dialog }: DraftedReasonDialogProps) => (
  <ReasonDialog {...dialog} draft={useDraft(name)} />
);
