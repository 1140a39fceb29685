/** Makes the card of a tutor: it says what the public profile does. */

import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { serverText } from '#server/ground/text/server-text.ts';
import type { Card } from './card.ts';

const SOME = 4;

const some = (names: string[]) => names.slice(0, SOME).join(', ');

export function tutorCard(tutor: HubProfile, lang: Lang): Card {
  const { name, photo } = tutor.user;
  const [study] = tutor.educational_info.filter((one) => one.university !== null);
  const own = [tutor.location?.location_name, tutor.city?.city_name];
  const areas = tutor.preferred_locations.map((one) => one.text);
  const lines = [
    study?.university?.university_name ?? '',
    some(tutor.subjects.map((one) => one.text)),
    areas.length > 0 ? some(areas) : own.filter((place) => place !== undefined).join(', '),
  ];
  return {
    lang,
    kicker: serverText('card.tutor', lang),
    title: name,
    lines: lines.filter((line) => line !== ''),
    portrait: { name, gender: tutor.gender, photo },
  };
}
