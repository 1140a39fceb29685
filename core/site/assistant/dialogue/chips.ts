/** Every understood slot as something the visitor can edit or remove. */

import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import {
  BOUND_SLOTS,
  type BoundSlot,
  type SalaryWish,
  SLOT_NAMES,
  type SlotName,
  type Slots,
} from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { moreAreasOf } from './areas-in.ts';
import { classIn, moreOf } from './class-in.ts';
import { type Chip, type Data, moneyOf, nameOf, numberOf, type TextKey } from './message.ts';

type Label = [TextKey, Data?];

const PLACE_KEYS = {
  [TUTORING_PLACE.group]: 'chip.group',
  [TUTORING_PLACE.home]: 'chip.home',
  [TUTORING_PLACE.online]: 'chip.online',
} as const satisfies Record<number, TextKey>;

function salaryLabel({ min, max }: SalaryWish): Label {
  if (min !== undefined && min === max) return ['chip.salaryExact', { taka: moneyOf(min) }];
  if (min === undefined) return ['chip.salaryUpTo', { taka: moneyOf(max ?? 0) }];
  if (max === undefined) return ['chip.salaryFrom', { taka: moneyOf(min) }];
  return ['chip.salaryRange', { from: moneyOf(min), to: moneyOf(max) }];
}

type LabelledSlot = Exclude<SlotName, 'class' | BoundSlot>;
type Labels = { [K in LabelledSlot]: (value: NonNullable<Slots[K]>) => Label };

const labels: Labels = {
  who: (who) => [who === 'child' ? 'chip.whoChild' : 'chip.whoMe'],
  category: (id) => ['chip.category', { name: nameOf('categories', id) }],
  subjects: (ids) => ['chip.subjects', { names: nameOf('subjects', ...ids) }],
  without: (ids) => ['chip.without', { names: nameOf('subjects', ...ids) }],
  place: (id) => [PLACE_KEYS[id as keyof typeof PLACE_KEYS] ?? 'chip.home'],
  city: (id) => ['chip.city', { name: nameOf('cities', id) }],
  area: ([id]) => ['chip.area', { name: nameOf('areas', id ?? 0) }],
  radius: (n) => ['chip.radius', { n: numberOf(n) }],
  days: (n) => ['chip.days', { n: numberOf(n) }],
  time: (time) => [`chip.${time}`],
  hours: (n) => ['chip.hours', { n: numberOf(n) }],
  months: (n) => ['chip.months', { n: numberOf(n) }],
  crash: () => ['chip.crash'],
  salary: salaryLabel,
  gender: (code) => [code === GENDER.female ? 'chip.female' : 'chip.male'],
  university: (id) => ['chip.university', { name: nameOf('universities', id) }],
  count: (n) => ['chip.count', { n: numberOf(n) }],
};

function labelOf<K extends LabelledSlot>(slot: K, slots: Slots): Label | undefined {
  const value = slots[slot];
  const write: Labels[K] = labels[slot];
  return value === undefined ? undefined : write(value as NonNullable<Slots[K]>);
}

/** Returns the label that says more than the slot it goes with. */
function exactLabel(slot: SlotName, slots: Slots, lookups: Lookups): Label | undefined {
  const { clock, faith, area } = slots;
  const more = slot === 'area' && area ? moreAreasOf(slots, lookups) : [];
  if (more.length > 0) return ['chip.area', { name: nameOf('areas', area?.[0] ?? 0, ...more) }];
  if (slot === 'time' && clock) return ['chip.clock', { time: { kind: 'clock', clock } }];
  return slot === 'category' && faith ? [`chip.${faith}`] : undefined;
}

const isLabelled = (slot: SlotName): slot is LabelledSlot =>
  slot !== 'class' && !BOUND_SLOTS.some((bound) => bound === slot);
const ORDER = SLOT_NAMES.filter(isLabelled);

export function toChips(slots: Slots, lookups: Lookups): Chip[] {
  const chips: Chip[] = [];
  const wanted = classIn(slots, lookups);
  if (wanted) {
    const isOneOfMany = slots.category === undefined && (slots.class?.length ?? 0) > 1;
    const data = { name: nameOf('classes', wanted.id, ...moreOf(wanted, slots, lookups)) };
    chips.push({ slot: 'class', key: 'chip.class', data, isAssumed: false });
    if (isOneOfMany) {
      const name = nameOf('categories', wanted.category_id);
      chips.push({ slot: 'category', key: 'chip.category', data: { name }, isAssumed: true });
    }
  }
  for (const slot of ORDER) {
    const label = exactLabel(slot, slots, lookups) ?? labelOf(slot, slots);
    if (label) chips.push({ slot, key: label[0], data: label[1] ?? {}, isAssumed: false });
  }
  return chips;
}
