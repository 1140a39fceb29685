import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import { type Label, nameOf } from '#core/site/assistant/dialogue/message.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { Talk } from '../use-talk.ts';
import { loadSlotForm } from './load-slot-form.ts';

interface AskedFormProps {
  slot: SlotName;
  talk: Talk;
  lookups: Lookups;
}

function toLabel({ subjects, area, city }: Slots): Label {
  if (subjects) return { key: 'chip.subjects', data: { names: nameOf('subjects', ...subjects) } };
  const [first] = area ?? [];
  return first === undefined
    ? { key: 'chip.city', data: { name: nameOf('cities', city ?? 0) } }
    : { key: 'chip.area', data: { name: nameOf('areas', first) } };
}

/** A question answered by a form: what is chosen stands in the conversation like a quick reply. */
export const AskedForm = ({ slot, talk, lookups }: AskedFormProps) => (
  // Without it the answer is typed.
  <FetchedPart load={loadSlotForm} isSilent>
    {(SlotForm) => (
      <SlotForm
        {...{ slot, talk, lookups }}
        takesFocus={talk.lastAct === 'choice'}
        onSave={(slots) => talk.choose({ ...toLabel(slots), action: { kind: 'set', slots } })}
      />
    )}
  </FetchedPart>
);
