/**
 * Invents where a tutor went to school: in the same city, and for girls or boys as the school is.
 */
import type { DemoContext } from './demo-context.ts';

const OF_GIRLS = /Girls|Viqarunnisa|Holy Cross|Vidyamoyee|Morgan/;
const OF_BOYS =
  /Boys|St\. Joseph|St\. Gregory|Notre Dame|Zilla School|Motijheel Gov|Dhaka College|Government Laboratory|Residential Model|Government Science|(?<!Girls' )Cadet College/;
const OF_ENGLISH_MEDIUM =
  /Scholastica|Sunbeams|Mastermind|Maple Leaf|Sunnydale|International|South Breeze|English Medium|European|Grammar|Scholarshome/;
/** The place names in names of schools; the schools without one are in Dhaka. */
const PLACES =
  /Chattogram|Chittagong|Faujdarhat|Sylhet|Khulna|Rajshahi|Barishal|Rangpur|Mymensingh|Cumilla|Bogura|Jashore|Savar|Narayanganj/;
const DHAKA_BOARD = 1;

interface Pupil {
  gender: number;
  city: string;
  isEnglishMedium: boolean;
}

export function inventSchools(
  { random, lookups }: DemoContext,
  { gender, city, isEnglishMedium }: Pupil,
) {
  const other = gender === 1 ? OF_GIRLS : OF_BOYS;
  const all = [...lookups.schools.values()].filter(({ name }) => !other.test(name));
  const here = all.filter(({ name }) => name.includes(city));
  const ofDhaka = all.filter(({ name }) => !PLACES.test(name));
  const fitting = here.length > 0 ? here : ofDhaka;
  const pick = (kind: 'school' | 'college') => {
    const own = fitting.filter((school) => school.kind === kind);
    const ofMedium = own.filter(({ name }) => OF_ENGLISH_MEDIUM.test(name) === isEnglishMedium);
    const found = ofMedium.length > 0 ? ofMedium : own;
    return random.pick(found.length > 0 ? found : fitting).id;
  };
  return {
    school: pick('school'),
    college: pick('college'),
    /** Another city's board would not have examined them. */
    board: here.length > 0 ? undefined : DHAKA_BOARD,
  };
}
