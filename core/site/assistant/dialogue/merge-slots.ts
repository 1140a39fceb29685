/**
 * New facts joined to the known ones. What depends on a changed fact goes with it: subjects with the
 * class, the area with the city.
 */

import { settle } from '#core/search/slots/settle.ts';
import {
  BOUND_SLOTS,
  BOUND_TO,
  SLOT_NAMES,
  type SlotName,
  type Slots,
} from '#core/search/slots/slots.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { classIn } from './class-in.ts';
import { type KnownSlots, slotsOf } from './state.ts';

export interface Merged {
  known: KnownSlots;
  /** Subjects the new class does not have. */
  dropped: readonly number[];
}

function put<K extends SlotName>(known: KnownSlots, name: K, value: Slots[K], turn: number) {
  if (value === undefined) delete known[name];
  else Object.assign(known, { [name]: { value, turn } });
}

function dropUnfitting(known: KnownSlots, fresh: Slots, lookups: Lookups): readonly number[] {
  const { city, area } = slotsOf({ known });
  const isElsewhere = area?.every((id) => lookups.areas.get(id)?.city_id !== city);
  if (city !== undefined && isElsewhere) delete known[fresh.area ? 'city' : 'area'];
  if (known.area === undefined && fresh.area === undefined) delete known.radius;

  const classRow = classIn(slotsOf({ known }), lookups);
  const { subjects } = known;
  if (!classRow || !subjects || fresh.subjects) return [];
  const ofClass = lookups.subjectsOfClass.get(classRow.id);
  const dropped = subjects.value.filter((id) => ofClass !== undefined && !ofClass.has(id));
  if (dropped.length > 0)
    put(
      known,
      'subjects',
      dropped.length === subjects.value.length
        ? undefined
        : subjects.value.filter((id) => !dropped.includes(id)),
      subjects.turn,
    );
  return dropped;
}

export function mergeSlots(
  before: KnownSlots,
  fresh: Slots,
  turn: number,
  lookups: Lookups,
): Merged {
  const known = { ...before };
  for (const name of SLOT_NAMES) if (fresh[name] !== undefined) put(known, name, fresh[name], turn);
  // "In the morning" takes back the hour that was named before; so it is with all that go with another.
  for (const bound of BOUND_SLOTS)
    if (fresh[BOUND_TO[bound]] !== undefined && fresh[bound] === undefined) delete known[bound];
  // "Without English" also takes English out of what was asked for before.
  if (fresh.without && known.subjects && !fresh.subjects) {
    const left = known.subjects.value.filter((id) => !fresh.without?.includes(id));
    put(known, 'subjects', left.length > 0 ? left : undefined, known.subjects.turn);
  }
  if (fresh.subjects && !fresh.without) delete known.without;
  const dropped = dropUnfitting(known, fresh, lookups);
  const settled = slotsOf({ known });
  settle(lookups, settled);
  for (const name of ['area', 'moreAreas', 'class', 'category'] as const)
    if (known[name] !== undefined) put(known, name, settled[name], known[name].turn);
  return { known, dropped };
}
