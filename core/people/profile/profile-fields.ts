/**
 * The plain fields of a tutor's profile: what each is, its bounds, where it is filled in and who reads
 * it. The schemas, saving, the forms, the overview, the view of staff and the public page follow from
 * this table; docs/ARCHITECTURE.md tells how a field is added. What has rules of its own (areas,
 * subjects, salaries, degrees, papers, links to other networks) stands in code of its own. No library,
 * so that elements can carry it.
 */

import { NAME_MAX } from '#core/ground/limits/hire-limits.ts';
import { ABOUT_MAX, ABOUT_MIN } from './profile-constants.ts';

/** The panels of the offer (`tutor_profiles`) that have plain fields. */
export const OFFER_SECTIONS = ['salary', 'online'] as const;
/** The parts of the personal information (`tutor_personal_infos`). */
export const PERSONAL_SECTIONS = ['about', 'parents', 'emergency', 'present', 'permanent'] as const;
export type OfferSection = (typeof OFFER_SECTIONS)[number];
export type PersonalSection = (typeof PERSONAL_SECTIONS)[number];
export type ProfileSection = OfferSection | PersonalSection;

type Kind =
  /** Bounds in letters as readers see them; a long one is written in several lines. */
  | { kind: 'text'; max: number; min?: number; isLong?: true; isRequired?: true }
  /** A line of an address. */
  | { kind: 'line'; max: number; isRequired: true }
  /** The name of a person. */
  | { kind: 'name'; max: number; isRequired: true }
  | { kind: 'phone'; isRequired: true }
  /** An https address. */
  | { kind: 'link'; isRequired?: never };

/**
 * The widest circle that reads it: staff read all personal information, and of the offer what
 * everybody reads. A text for everybody is shown without contact data
 * (server/people/profile-fields/public-texts.ts); `shownAs` is its name there, where it is another.
 */
type Readers =
  | { section: OfferSection; seenBy: 'tutor' }
  | { section: PersonalSection; seenBy: 'staff' }
  | { section: ProfileSection; seenBy: 'everybody'; kind: 'text'; shownAs?: string };

export type ProfileField = Kind & Readers;

const personName = { kind: 'name', max: NAME_MAX, seenBy: 'staff', isRequired: true } as const;
const phone = { kind: 'phone', seenBy: 'staff', isRequired: true } as const;
const parents = { section: 'parents' } as const;
const emergency = { section: 'emergency' } as const;
const line = { kind: 'line', max: 120, seenBy: 'staff', isRequired: true } as const;
const present = { ...line, section: 'present' } as const;
const permanent = { ...line, section: 'permanent' } as const;
const aboutTeaching = { kind: 'text', max: 1000, isLong: true, seenBy: 'everybody' } as const;
const link = { kind: 'link', seenBy: 'tutor' } as const;

/** The fields, in the order of the forms and of the public page. */
export const PROFILE_FIELDS = {
  about_yourself: {
    section: 'about',
    kind: 'text',
    min: ABOUT_MIN,
    max: ABOUT_MAX,
    isLong: true,
    isRequired: true,
    seenBy: 'everybody',
    shownAs: 'about',
  },
  father_name: { ...personName, ...parents },
  father_number: { ...phone, ...parents },
  mother_name: { ...personName, ...parents },
  mother_number: { ...phone, ...parents },
  emergency_contact_name: { ...personName, ...emergency },
  emergency_contact_number: { ...phone, ...emergency },
  present_house_building: present,
  present_road_area: present,
  present_police_station: present,
  present_district: present,
  permanent_house_building: permanent,
  permanent_road_area: permanent,
  permanent_police_station: permanent,
  permanent_district: permanent,

  about_your_tutoring_style: { ...aboutTeaching, section: 'salary', shownAs: 'about_style' },
  /** Families get the number of the video at YouTube, which has code of its own. */
  upload_video: { ...link, section: 'salary' },
  demo_class_video: { ...link, section: 'online' },
  about_your_online_tutoring_style: {
    ...aboutTeaching,
    section: 'online',
    shownAs: 'about_online',
  },
} as const satisfies Record<string, ProfileField>;

type Fields = typeof PROFILE_FIELDS;
export type ProfileFieldName = keyof Fields;
type FieldWith<Shape> = {
  [Name in ProfileFieldName]: Fields[Name] extends Shape ? Name : never;
}[ProfileFieldName];
export type FieldIn<Section extends ProfileSection> = FieldWith<{ section: Section }>;
export type RequiredField = FieldWith<{ isRequired: true }>;
export type PublicField = FieldWith<{ seenBy: 'everybody' }>;
type PublicName<Name extends PublicField> = Name extends PublicField
  ? Fields[Name] extends { shownAs: infer Own extends string }
    ? Own
    : Name
  : never;

/** The fields as a form sends them. */
export type SentFields<Name extends ProfileFieldName> = Record<Name & RequiredField, string> &
  Partial<Record<Exclude<Name, RequiredField>, string | undefined>>;
/** The fields as they are stored: null if not given. */
export type StoredFields<Name extends ProfileFieldName> = Record<Name, string | null>;
/** The fields as everybody reads them. */
export type PublicTexts = { [Name in PublicField as PublicName<Name>]: string | null };

/** One field without the literals of the table, for code that walks it. */
export const profileField = (name: ProfileFieldName): ProfileField => PROFILE_FIELDS[name];

/** Their names, in the order of the table; the caller says which they are. */
const fieldsWhere = <Name extends ProfileFieldName>(fits: (field: ProfileField) => boolean) =>
  (Object.keys(PROFILE_FIELDS) as Name[]).filter((name) => fits(PROFILE_FIELDS[name]));

export const fieldsIn = <Section extends ProfileSection>(sections: readonly Section[]) =>
  fieldsWhere<FieldIn<Section>>(({ section }) => sections.some((one) => one === section));

export const PERSON_NAMES = fieldsWhere<FieldWith<{ kind: 'name' }>>(({ kind }) => kind === 'name');
export const PUBLIC_FIELDS = fieldsWhere<PublicField>(({ seenBy }) => seenBy === 'everybody');

export const publicName = <Name extends PublicField>(name: Name) => {
  const field = profileField(name);
  return (('shownAs' in field && field.shownAs) || name) as PublicName<Name>;
};
