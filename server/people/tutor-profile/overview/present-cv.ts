import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { OpenCv, TutorCv } from '#core/people/api/profile/overview.ts';
import type { PersonalInfo } from '#core/people/api/profile/personal-info.ts';
import { hideContact, hideContactIn } from '#core/people/contact-data/hide-contact.ts';
import { fieldsIn } from '#core/people/profile/profile-fields.ts';
import { readPhotoText } from '#server/ground/photos/read-photo-text.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import { nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentChecked } from '#server/people/documents/present-checked.ts';
import { presentHistory, readHistories } from '#server/people/listing/read-histories.ts';
import { readOffer } from '#server/people/listing/read-offer.ts';
import { presentEducation } from '../education/present-education.ts';
import { readEducations } from '../education/save-education.ts';
import { presentExperience } from '../experience/present-experience.ts';
import { readExperiences } from '../experience/save-experience.ts';
import { presentPersonalInfo, readPersonalRow } from '../personal/personal-info-row.ts';

const line = (...parts: (string | null | undefined)[]): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(', ') || null;

const address = (info: PersonalInfo | null, section: 'present' | 'permanent') =>
  line(...fieldsIn([section]).map((name) => info?.[name]));

type CvOwner = Pick<TutorCaller, 'user' | 'tutor'>;

async function readCv(
  { db, lookupCache, photos }: Services,
  { user, tutor }: CvOwner,
  lang: Lang,
): Promise<{ open: OpenCv; info: PersonalInfo | null }> {
  const lookups = lookupCache.current;
  const offer = await readOffer(db, tutor.id);
  const row = await readPersonalRow(db, tutor.id);
  const info = row && presentPersonalInfo(row, lookups, lang);
  const education = (await readEducations(db, tutor.id)).sort(
    (one, other) => other.educationLevelId - one.educationLevelId,
  );
  const experience = await readExperiences(db, tutor.id);
  const histories = await readHistories(db, [tutor.id]);
  const open = {
    name: user.name,
    tutorid: tutor.tutorid,
    gender: user.gender,
    photo: await readPhotoText(photos, user.photo),
    about_yourself: info?.about_yourself ?? null,
    city: tutor.cityId === null ? null : nameIn(lookups.cities, tutor.cityId, lang),
    location: tutor.locationId === null ? null : nameIn(lookups.locations, tutor.locationId, lang),
    preferred_location: namesIn(lookups.locations, offer.preferredLocationIds, lang),
    expected_salary: tutor.expectedSalary,
    tutoring_style: namesIn(lookups.tutoringStyles, offer.styleIds, lang),
    tutoring_place: namesIn(lookups.tutoringPlaces, offer.placeIds, lang),
    categories: namesIn(lookups.categories, offer.categoryIds, lang),
    i_classes: namesIn(lookups.classes, offer.classIds, lang),
    subjects: namesIn(lookups.subjects, offer.subjectIds, lang),
    documents_checked: presentChecked(tutor),
    history: presentHistory(histories.get(tutor.id), lookups, lang),
    education: education.map((degree) => presentEducation(degree, lookups, lang)),
    experience: experience.map((entry) => presentExperience(entry, lookups, lang)),
  };
  return { open, info };
}

/** The tutor's own. */
export async function presentCv(services: Services, caller: CvOwner, lang: Lang): Promise<TutorCv> {
  const { user } = caller;
  const { open, info } = await readCv(services, caller, lang);
  return {
    ...open,
    phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
    email: user.email,
    religious: info?.religious ?? null,
    date_of_birth: info?.date_of_birth ?? null,
    present_address: address(info, 'present'),
    permanent_address: address(info, 'permanent'),
    father_name: info?.father_name ?? null,
    mother_name: info?.mother_name ?? null,
  };
}

/** Tutors name schools, departments and places themselves, and may write a number into any of them. */
function withoutContacts<Value>(value: Value): Value;
function withoutContacts(value: unknown): unknown {
  if (typeof value === 'string') return hideContact(value);
  if (Array.isArray(value)) return value.map((item) => withoutContacts(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, withoutContacts(part)]),
  );
}

/**
 * Presents the CV to a guardian whom the tutor is proposed to: to reach the tutor, people ask our
 * staff.
 */
export async function presentOpenCv(
  services: Services,
  caller: CvOwner,
  lang: Lang,
): Promise<OpenCv> {
  const { open } = await readCv(services, caller, lang);
  return {
    ...open,
    about_yourself: hideContactIn(open.about_yourself),
    education: withoutContacts(open.education),
    experience: withoutContacts(open.experience),
  };
}
