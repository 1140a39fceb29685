import { X } from 'lucide-react';

interface ChipProps {
  text: string;
  removeLabel: string;
  onRemove(): void;
}

/** Something chosen that can be taken away again; the whole chip is the button. */
export function Chip({ text, removeLabel, onRemove }: ChipProps) {
  return (
    <button
      type="button"
      aria-label={removeLabel}
      onClick={onRemove}
      className="inline-flex items-center gap-1 min-h-[36px] max-w-full pl-3 pr-2 rounded-sm bg-brand-soft text-ink text-sm border border-line hover:border-brand"
    >
      <span className="truncate">{text}</span>
      <X aria-hidden="true" size={16} className="text-muted" />
    </button>
  );
}
