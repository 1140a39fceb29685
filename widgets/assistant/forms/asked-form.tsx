import { type Label, nameOf } from '#core/assistant/dialogue/message.ts';
import type { Lookups } from '#core/assistant/gazetteer/prepare-lookups.ts';
import type { SlotName, Slots } from '#core/assistant/slots/slots.ts';
import type { Talk } from '../use-talk.ts';
import { SlotForm } from './slot-form.tsx';

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
  <SlotForm
    {...{ slot, talk, lookups }}
    onSave={(slots) => talk.choose({ ...toLabel(slots), action: { kind: 'set', slots } })}
  />
);
