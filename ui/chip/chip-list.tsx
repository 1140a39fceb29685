import { Button } from '../button/button.tsx';
import { Chip } from './chip.tsx';

interface ChipListProps {
  label: string;
  chips: readonly { key: string; text: string }[];
  removeLabel(text: string): string;
  clearText: string;
  onRemove(key: string): void;
  onClear(): void;
}

/** Shows what is filtered by, each removable on its own; several can be removed at once. */
export function ChipList({
  label,
  chips,
  removeLabel,
  clearText,
  onRemove,
  onClear,
}: ChipListProps) {
  if (chips.length === 0) return null;
  return (
    <ul aria-label={label} className="flex flex-wrap items-center gap-2">
      {chips.map(({ key, text }) => (
        <li key={key} className="max-w-full">
          <Chip text={text} removeLabel={removeLabel(text)} onRemove={() => onRemove(key)} />
        </li>
      ))}
      {chips.length > 1 && (
        <li>
          <Button look="quiet" className="text-sm px-3 min-h-[36px]" onClick={onClear}>
            {clearText}
          </Button>
        </li>
      )}
    </ul>
  );
}
