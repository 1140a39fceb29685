import { X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SlotName } from '#core/search/slots/slots.ts';
import type { Chip } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { cx } from '#ui/cx.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { isEditable } from '../forms/is-editable.ts';
import { loadSlotForm } from '../forms/load-slot-form.ts';
import { useLabel } from '../use-label.ts';
import type { Talk } from '../use-talk.ts';

interface ChipListProps {
  talk: Talk;
  lookups: Lookups;
  chips: readonly Chip[];
}

/** Everything understood so far: a press changes it, the cross takes it away. */
export function ChipList({ talk, lookups, chips }: ChipListProps) {
  const { t } = useTranslation('assistant');
  const write = useLabel(lookups);
  const [editing, setEditing] = useState<SlotName>();
  if (chips.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <ul aria-label={t('chat.known')} className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <li
            key={chip.slot}
            className="inline-flex items-stretch max-w-full rounded-sm bg-brand-soft text-sm"
          >
            {isEditable(chip.slot) ? (
              <button
                type="button"
                aria-label={t('chat.editChip', { text: write(chip) })}
                aria-expanded={editing === chip.slot}
                onClick={() => setEditing(editing === chip.slot ? undefined : chip.slot)}
                className={cx(
                  'min-h-[44px] min-w-0 pl-3 truncate text-start hover:underline',
                  chip.isAssumed ? 'pr-3' : 'pr-1',
                )}
              >
                <ChipText chip={chip} text={write(chip)} />
              </button>
            ) : (
              <span className="inline-flex items-center min-h-[44px] min-w-0 pl-3 pr-1">
                <ChipText chip={chip} text={write(chip)} />
              </span>
            )}
            {!chip.isAssumed && (
              <button
                type="button"
                aria-label={t('chat.removeChip', { text: write(chip) })}
                onClick={() => talk.dropSlot(chip.slot)}
                className="inline-flex flex-none items-center justify-center w-[44px] min-h-[44px] text-muted hover:text-danger"
              >
                <X aria-hidden="true" size={16} />
              </button>
            )}
          </li>
        ))}
      </ul>
      {editing && (
        <FetchedPart load={loadSlotForm}>
          {(SlotForm) => (
            <SlotForm
              key={editing}
              slot={editing}
              {...{ talk, lookups }}
              onSave={(slots) => talk.setSlots(slots)}
              onCancel={() => setEditing(undefined)}
            />
          )}
        </FetchedPart>
      )}
    </div>
  );
}

function ChipText({ chip, text }: { chip: Chip; text: string }) {
  const { t } = useTranslation('assistant');
  return (
    <>
      {text}
      {chip.isAssumed && <span className="text-muted"> ({t('chat.assumed')})</span>}
    </>
  );
}
