import type { ComponentProps } from 'react';
import { createPortal } from 'react-dom';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';

/**
 * Shows the dialog for something that is saved to be chosen. A form inside a form is not allowed,
 * so it stands outside the one it was opened from.
 */
export const SavedDialog = (props: ComponentProps<typeof FormDialog>) =>
  createPortal(<FormDialog {...props} />, document.body);
