import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
import { areasOf } from './areas-of.ts';
import { citiesOf } from './cities-of.ts';
import { MADRASAH } from './faiths.ts';
import type { Slots } from './slots.ts';

const SCHOOL_CATEGORIES = 4;

/** Lets the facts of one message decide one another: the city the area, the category the class. */
export function settle(lookups: Gazetteer, slots: Slots) {
  settleAreas(lookups, slots);
  settleClasses(lookups, slots);
  settleComputer(slots);
  const { category } = slots;
  if (slots.class && category !== undefined) {
    const fitting = slots.class.filter((id) => lookups.classes.get(id)?.category_id === category);
    if (fitting.length > 0) slots.class = fitting;
    else if (category > SCHOOL_CATEGORIES) delete slots.category;
  }
}

/** Ids of the reference data: Computer Science, and what is learnt at a computer. */
const COMPUTER_SCIENCE = 57;
const AT_A_COMPUTER = [109, 110, 111, 112, 113, 114, 115, 116, 119];

/** "Computer, Microsoft Office": no subject of a school. */
function settleComputer(slots: Slots) {
  if (!slots.subjects?.some((id) => AT_A_COMPUTER.includes(id))) return;
  slots.subjects = slots.subjects.filter((id) => id !== COMPUTER_SCIENCE);
}

const ADMISSION = 6;

/** "Dakhil class 9" is of the madrasah, and "cadet admission, class 6" is the admission. */
function settleClasses({ classes }: Gazetteer, slots: Slots) {
  const named = [...(slots.class ?? []), ...(slots.moreClasses ?? [])];
  const categoryOf = (id: number) => classes.get(id)?.category_id ?? 0;
  const keep = (isMeant: (id: number) => boolean) => {
    const [first, ...more] = named.filter(isMeant);
    if (first === undefined) return;
    slots.class = [first];
    if (more.length > 0) slots.moreClasses = more;
    else delete slots.moreClasses;
  };
  const isAdmission = (id: number) => categoryOf(id) === ADMISSION;
  if (named.some(isAdmission) && !named.every(isAdmission)) return keep(isAdmission);
  const isMadrasah = (id: number) => categoryOf(id) === MADRASAH;
  // Numbered classes are of every category, those of the madrasah's own exams of one.
  const isOwnName = [slots.class, slots.moreClasses].some(
    (ids) => ids !== undefined && ids.length > 0 && ids.every(isMadrasah),
  );
  if (isOwnName && !named.every(isMadrasah)) keep(isMadrasah);
}

/** Areas of one message lie in one city, if there is one that has them all. */
function settleAreas(lookups: Gazetteer, slots: Slots) {
  const { area, moreAreas } = slots;
  if (!area) return;
  const cityOf = (id: number) => lookups.areas.get(id)?.city_id;
  const more = new Set(moreAreas?.map(cityOf));
  const shared = area.map(cityOf).find((city) => more.has(city));
  const cities = slots.city === undefined ? [shared] : citiesOf(slots);
  const isHere = (id: number) => cities.includes(cityOf(id));
  if (cities[0] === undefined) return;
  if (area.some(isHere)) slots.area = area.filter(isHere);
  if (moreAreas?.some(isHere)) slots.moreAreas = moreAreas.filter(isHere);
  narrow(lookups, slots);
}

/** "Uttara, sector 6": the part is meant, not the whole. */
function narrow({ areas }: Gazetteer, slots: Slots) {
  const named = areasOf(slots);
  const nameOf = (id: number) => areas.get(id)?.name ?? '';
  const isWhole = (id: number) => named.some((part) => nameOf(part).startsWith(`${nameOf(id)} `));
  const isExact = (id: number) => !isWhole(id);
  if (named.every(isExact)) return;
  const first = slots.area?.filter(isExact) ?? [];
  const others = slots.moreAreas?.filter(isExact) ?? [];
  slots.area = first.length > 0 ? first : others.splice(0, 1);
  if (others.length > 0) slots.moreAreas = others;
  else delete slots.moreAreas;
}
