import { ImagePlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface FilePickerProps {
  label: string;
  /** The icon, 18 px in size. */
  icon?: ReactNode;
  /** A phone opens this camera at once: the one towards the person, or the one away. */
  camera?: 'user' | 'environment';
  describedBy?: string;
  isInvalid?: boolean;
  /** The picked file is on its way: the button keeps the focus and opens nothing. */
  isBusy?: boolean;
  /** The look for places without room for words: the label is only read aloud. */
  isIcon?: boolean;
  onPick(file: File): void;
}

/** The device's own picker behind a button that looks like ours. */
export const FilePicker = ({
  label,
  icon = <ImagePlus aria-hidden="true" size={18} />,
  camera,
  describedBy,
  isInvalid,
  isBusy = false,
  isIcon = false,
  onPick,
}: FilePickerProps) => (
  <label
    className={cx(
      'relative inline-flex items-center justify-center gap-2 min-h-[44px] rounded font-semibold bg-paper border border-edge',
      isBusy ? 'opacity-60' : 'hover:border-brand hover:text-brand cursor-pointer',
      isIcon ? 'flex-none w-[44px]' : 'self-start px-4 py-2',
    )}
  >
    <input
      type="file"
      accept="image/png,image/jpeg,image/webp,image/heic,image/heif"
      capture={camera}
      className="choice-input"
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : undefined}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // The same file may be chosen again.
        event.currentTarget.value = '';
        if (file) onPick(file);
      }}
    />
    {icon}
    {isIcon ? <span className="sr-only">{label}</span> : label}
  </label>
);
