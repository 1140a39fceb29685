/** The profile of an invented tutor: rows of every table, as far as the wanted percentage goes. */
import { NO_FACTS, type ProfileFacts } from '#server/people/profile/completion-of.ts';
import type { Random } from './create-random.ts';
import { inventAbout } from './demo-about.ts';
import type { DemoTutor } from './demo-accounts.ts';
import type { DemoContext } from './demo-context.ts';
import { inventCertificates } from './demo-documents.ts';
import { inventEducation } from './demo-education.ts';
import { inventExperience } from './demo-experience.ts';
import { inventOffer } from './demo-offer.ts';
import { inventPersonal } from './demo-personal.ts';
import { choosePortrait } from './demo-portraits.ts';

export interface DemoProfile {
  photo: string | null;
  offer: ReturnType<typeof inventOffer> & { aboutStyle: string | null };
  personal: ReturnType<typeof inventPersonal> | null;
  educations: ReturnType<typeof inventEducation>['educations'];
  experiences: ReturnType<typeof inventExperience>;
  certificates: ReturnType<typeof inventCertificates>;
}

/**
 * The parts a tutor may have left out, with the points each costs
 * (core/people/profile/profile-completion.ts).
 */
const omissible = [
  ['personal', 30],
  ['certificates', 10],
  ['degree', 10],
  ['style', 6],
  ['availability', 4],
  ['experience', 2],
] as const;
type Omissible = (typeof omissible)[number][0];

/** The percentage of a whole profile without a picture. */
const MOST = 95;

/** Chooses as many parts as fit between the wanted percentage and the most. */
function chooseOmitted({ random }: DemoContext, wanted: number): Set<Omissible> {
  let left = MOST - wanted;
  const omitted = new Set<Omissible>();
  for (const [part, points] of random.sample(omissible, omissible.length))
    if (points <= left) {
      omitted.add(part);
      left -= points;
    }
  return omitted;
}

/** `faces`: the numbers that choose the pictures; without them the tutor has none. */
export function inventProfile(
  context: DemoContext,
  { user, tutor, wanted }: DemoTutor,
  faces: Random | null,
): DemoProfile {
  const omitted = chooseOmitted(context, wanted);
  const education = inventEducation(context, tutor.cityId ?? 0, user.gender ?? 0);
  const { educations } = education;
  const offer = inventOffer(context, tutor, education);
  const { aboutYourself, aboutStyle } = inventAbout(context, user, education, offer);
  const given = <T>(part: Omissible, value: T, otherwise: T): T =>
    omitted.has(part) ? otherwise : value;
  const personal = inventPersonal(context, user, aboutYourself);
  return {
    photo: faces && choosePortrait(faces, user.gender ?? 0, personal.religionId),
    offer: {
      ...offer,
      aboutStyle,
      styleIds: given('style', offer.styleIds, []),
      availability: given('availability', offer.availability, 0),
    },
    personal: given('personal', personal, null),
    educations: given('degree', educations, educations.slice(1)),
    experiences: given('experience', inventExperience(context, offer, tutor), []),
    certificates: given('certificates', inventCertificates(context), []),
  };
}

/** The same facts the server reads from the database, so that the percentage is the real one. */
export function factsOf({ tutor }: DemoTutor, profile: DemoProfile): ProfileFacts {
  const { offer, personal } = profile;
  return {
    ...NO_FACTS,
    photo: profile.photo,
    cityId: tutor.cityId ?? null,
    expectedSalary: tutor.expectedSalary ?? null,
    offer,
    personal,
    educationLevelIds: profile.educations.map((row) => row.educationLevelId),
    hasExperience: profile.experiences.length > 0,
    certificateTypeIds: profile.certificates.map((row) => row.certificateTypeId),
  };
}
