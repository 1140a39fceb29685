import type { ReactNode } from 'react';
import { Dialog } from './dialog.tsx';

interface MessageDialogProps {
  title: string;
  /** Drawn above the words; it says nothing that they do not. */
  image: ReactNode;
  bodyTitle: string;
  bodySubtitle?: ReactNode;
  /** One below the other; the first is the next step. */
  buttons: ReactNode;
  onClose(): void;
}

/**
 * Tells one thing and offers the ways on: title, image, what it is, a line more, buttons. It belongs
 * to the screen that shows it and goes with it when another is opened.
 */
export const MessageDialog = ({
  title,
  image,
  bodyTitle,
  bodySubtitle,
  buttons,
  onClose,
}: MessageDialogProps) => (
  <Dialog
    title={title}
    onClose={onClose}
    footer={<div className="flex flex-col gap-3">{buttons}</div>}
  >
    <div className="flex flex-col items-center gap-3 text-center">
      <span aria-hidden="true" className="text-brand">
        {image}
      </span>
      <p className="font-semibold">{bodyTitle}</p>
      {bodySubtitle && <p className="text-muted">{bodySubtitle}</p>}
    </div>
  </Dialog>
);
