/** Invents what tutors say of themselves and of their lessons: it agrees with what they offer. */
import type { DemoContext } from './demo-context.ts';
import type { inventEducation } from './demo-education.ts';
import { levelOf } from './demo-level.ts';
import type { inventOffer } from './demo-offer.ts';
import { fitting } from './fitting.ts';

const STYLE_SHARE = 0.5;
const ONLINE = 3;

export function inventAbout(
  { random, texts, lookups }: DemoContext,
  { name }: { name: string },
  { departmentId }: ReturnType<typeof inventEducation>,
  offer: ReturnType<typeof inventOffer>,
): { aboutYourself: string; aboutStyle: string | null } {
  const classes = offer.classIds.flatMap((id) => lookups.classes.get(id) ?? []);
  const namesOf = (ids: number[], table: ReadonlyMap<number, { name: string }>) =>
    ids.map((id) => table.get(id)?.name).join(', ');
  const lang = /\p{Script=Bengali}/u.test(name) ? 'bn' : 'en';
  const ofLang = texts.about.filter((text) => text.lang === lang);
  const fits = fitting(ofLang, {
    study: lookups.departments.get(departmentId)?.name ?? '',
    subjects: namesOf(offer.subjectIds, lookups.subjects),
    classes: classes.map(({ name }) => name).join(', '),
    levels: classes.map(levelOf).join(', '),
    category: namesOf(offer.categoryIds, lookups.categories),
    online: offer.placeIds.includes(ONLINE) ? 'yes' : 'no',
  });
  // Words of one's own subject come before what anybody could say.
  const own = fits.filter(({ needs }) => needs !== undefined);
  const [about, style] = random.sample(own.length > 1 ? own : fits, 2);
  return {
    aboutYourself: about?.text ?? '',
    aboutStyle: random.chance(STYLE_SHARE) ? (style?.text ?? null) : null,
  };
}
