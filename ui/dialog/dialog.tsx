import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx.ts';
import { useBackCloses } from './use-back-closes.ts';

interface DialogProps {
  title: string;
  onClose(): void;
  children: ReactNode;
  footer?: ReactNode;
  /** The dialog is wide, for what stands side by side. */
  isWide?: boolean;
  /** Nothing in it takes the focus, so that keys could not scroll it. */
  isForReading?: boolean;
}

/**
 * The browser's own modal dialog: top layer, focus kept inside and given back, Escape closes.
 * Mount it to open it. Clicking the backdrop closes it too, and Back, where the history is ours.
 */
export function Dialog(props: DialogProps) {
  const { title, onClose, children, footer, isWide = false, isForReading = false } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const { t } = useTranslation('common');

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  useBackCloses(dialog);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard has Escape and the close button
    <dialog
      ref={dialog}
      className={cx('sheet', isWide && 'wide')}
      aria-labelledby={titleId}
      // React passes on what happens to a dialog opened from this one.
      onClose={(event) => event.target === dialog.current && onClose()}
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="flex items-center justify-between gap-3 px-4 py-2 border-b border-line">
        <h2 id={titleId} className="text-lg">
          {title}
        </h2>
        <button
          type="button"
          className="inline-flex items-center justify-center w-[44px] h-[44px] -mr-2 rounded-sm text-muted hover:text-ink"
          aria-label={t('close')}
          onClick={() => dialog.current?.close()}
        >
          <X aria-hidden="true" size={20} />
        </button>
      </div>
      <div
        className="flex-1 min-h-0 overflow-y-auto p-4"
        {...(isForReading && { role: 'group', 'aria-labelledby': titleId, tabIndex: 0 })}
      >
        {children}
      </div>
      {footer && <footer className="p-4 border-t border-line">{footer}</footer>}
    </dialog>
  );
}
