import { Pencil, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';

const ICON_BUTTON =
  'inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:bg-brand-soft hover:text-brand';

interface SavedItemProps {
  title: string;
  lines: string[];
  map?: ReactNode;
  editText: string;
  deleteText: string;
  onEdit(): void;
  onDelete(): void;
}

/** One saved student or place with its two actions. */
export function SavedItem({
  title,
  lines,
  map,
  editText,
  deleteText,
  onEdit,
  onDelete,
}: SavedItemProps) {
  return (
    <Card className="flex items-start gap-2">
      <div className="flex-1 min-w-0">
        <h3 className="text-base font-semibold break-words">{title}</h3>
        {lines.map((line) => (
          <p key={line} className="text-sm text-muted break-words">
            {line}
          </p>
        ))}
        {map}
      </div>
      <button type="button" className={ICON_BUTTON} aria-label={editText} onClick={onEdit}>
        <Pencil aria-hidden="true" size={18} />
      </button>
      <button type="button" className={ICON_BUTTON} aria-label={deleteText} onClick={onDelete}>
        <Trash2 aria-hidden="true" size={18} />
      </button>
    </Card>
  );
}
