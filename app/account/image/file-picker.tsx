import { ImagePlus } from 'lucide-react';

interface FilePickerProps {
  label: string;
  describedBy?: string;
  isInvalid?: boolean;
  onPick(file: File): void;
}

/** The device's own picker behind a button that looks like ours. */
export const FilePicker = ({ label, describedBy, isInvalid, onPick }: FilePickerProps) => (
  <label className="relative self-start inline-flex items-center justify-center gap-2 min-h-[44px] px-4 py-2 rounded font-semibold bg-paper border border-edge hover:border-brand hover:text-brand cursor-pointer">
    <input
      type="file"
      accept="image/png,image/jpeg,image/webp,image/heic,image/heif"
      className="choice-input"
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => {
        const [file] = event.currentTarget.files ?? [];
        // The same file may be chosen again.
        event.currentTarget.value = '';
        if (file) onPick(file);
      }}
    />
    <ImagePlus aria-hidden="true" size={18} />
    {label}
  </label>
);
