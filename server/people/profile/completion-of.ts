/** The way from what is stored of a tutor to the parts that core/people/profile weighs. */
import { DEGREE_TYPES, IDENTITY_TYPES } from '#core/people/documents/document-checks.ts';
import { type ProfileParts, profileCompletion } from '#core/people/profile/profile-completion.ts';
import type { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import type { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';

type Offer = Pick<
  typeof tutorProfiles.$inferSelect,
  | 'preferredLocationIds'
  | 'categoryIds'
  | 'classIds'
  | 'subjectIds'
  | 'styleIds'
  | 'placeIds'
  | 'availability'
>;
type Personal = Omit<
  typeof tutorPersonalInfos.$inferSelect,
  'tutorId' | 'updatedAt' | 'addressChangedAt'
>;

export interface ProfileFacts {
  photo: string | null;
  cityId: number | null;
  expectedSalary: number | null;
  offer: Offer | null;
  personal: Personal | null;
  educationLevelIds: number[];
  hasExperience: boolean;
  certificateTypeIds: number[];
}

export const NO_FACTS: ProfileFacts = {
  photo: null,
  cityId: null,
  expectedSalary: null,
  offer: null,
  personal: null,
  educationLevelIds: [],
  hasExperience: false,
  certificateTypeIds: [],
};

const isFilled = (...values: (string | number | null | undefined)[]) =>
  values.every((value) => value !== null && value !== undefined && value !== '');

const isAny = (list: readonly number[] | undefined) => (list?.length ?? 0) > 0;

export function partsOf(facts: ProfileFacts): ProfileParts {
  const { offer, personal, certificateTypeIds } = facts;
  return {
    picture: facts.photo !== null,
    teachingLocation: facts.cityId !== null && isAny(offer?.preferredLocationIds),
    category: isAny(offer?.categoryIds) && isAny(offer?.classIds) && isAny(offer?.subjectIds),
    salaryAndStyle:
      facts.expectedSalary !== null && isAny(offer?.styleIds) && isAny(offer?.placeIds),
    availability: (offer?.availability ?? 0) !== 0,
    experience: facts.hasExperience,
    degrees: new Set(facts.educationLevelIds).size,
    birthDate: isFilled(personal?.dateOfBirth),
    about: isFilled(personal?.aboutYourself),
    presentLocation: isFilled(
      personal?.presentHouseBuilding,
      personal?.presentRoadArea,
      personal?.presentPoliceStation,
      personal?.presentDistrict,
    ),
    permanentAddress: isFilled(
      personal?.permanentHouseBuilding,
      personal?.permanentRoadArea,
      personal?.permanentPoliceStation,
      personal?.permanentDistrict,
    ),
    parentInfo: isFilled(
      personal?.fatherName,
      personal?.fatherNumber,
      personal?.motherName,
      personal?.motherNumber,
    ),
    emergencyContact: isFilled(personal?.emergencyContactName, personal?.emergencyContactNumber),
    nationalId: certificateTypeIds.some((id) => IDENTITY_TYPES.includes(id)),
    certificates: certificateTypeIds.some((id) => DEGREE_TYPES.includes(id)),
  };
}

export const completionOf = (facts: ProfileFacts): number => profileCompletion(partsOf(facts));
