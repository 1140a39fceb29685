import type { Lang } from '#core/ground/i18n/lang.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { toVideoId } from '#core/market/hub/video-id.ts';
import { hideContact } from '#core/people/contact-data/hide-contact.ts';
import { fromAvailabilityBits } from '#core/people/profile/availability.ts';
import type { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { type LookupTable, nameIn } from '#server/ground/services/lookup-row.ts';
import { hideContactInName } from '#server/people/listing/hide-contact-in-name.ts';
import { type CountedHistory, presentHistory } from '#server/people/listing/read-histories.ts';
import { presentNamed } from '#server/people/listing/read-offer.ts';
import type { ProfileTutor } from '#server/people/listing/read-tutors.ts';
import { presentPublicTexts } from '#server/people/profile-fields/public-texts.ts';
import { type Presenting, presentItem } from './present-item.ts';

export interface ProfileParts {
  tutor: ProfileTutor;
  experiences: (typeof tutorExperiences.$inferSelect)[];
  ratingSpread: number[];
  /** The taught history, of a tutor who wants it shown. */
  history: CountedHistory | undefined;
}

function presentDegree(
  row: ProfileTutor['degrees'][number],
  lookups: Lookups,
  lang: Lang,
): HubProfile['degrees'][number] {
  const name = (table: LookupTable, id: number | null) =>
    // Tutors may name schools, universities and departments themselves.
    id === null ? null : hideContactInName(nameIn(table, id, lang)) || null;
  return {
    education_level_id: row.educationLevelId,
    education_level: nameIn(lookups.educationLevels, row.educationLevelId, lang),
    exam_title: name(lookups.examTitles, row.examTitleId),
    group: name(lookups.studyGroups, row.groupId),
    curriculum: name(lookups.curricula, row.curriculumId),
    board: name(lookups.boards, row.boardId),
    institute: name(lookups.schools, row.schoolId) ?? name(lookups.universities, row.universityId),
    department: name(lookups.departments, row.departmentId),
    result: row.result,
    passing_year: row.passingYear,
    current_semester: row.currentSemester,
    is_current: row.currentInstitute,
  };
}

export function presentHubProfile(
  { tutor, experiences, ratingSpread, history }: ProfileParts,
  presenting: Presenting,
): HubProfile {
  const { lookups, lang } = presenting;
  const classesOf = (categoryId: number) =>
    tutor.classIds.filter((id) => lookups.classes.get(id)?.categoryId === categoryId);
  return {
    ...presentItem(tutor, presenting),
    member_since: tutor.createdAt.toISOString(),
    video_id: toVideoId(tutor.uploadVideo),
    ...presentPublicTexts(tutor),
    online_salary: tutor.onlineSalary,
    tutoring_styles: presentNamed(lookups.tutoringStyles, tutor.styleIds, lang),
    tutoring_places: presentNamed(lookups.tutoringPlaces, tutor.placeIds, lang),
    preferred_locations: presentNamed(lookups.locations, tutor.preferredLocationIds, lang),
    degrees: tutor.degrees.map((row) => presentDegree(row, lookups, lang)),
    experiences: experiences.map((row) => ({
      id: row.id,
      category_name: nameIn(lookups.categories, row.categoryId, lang),
      class_name: nameIn(lookups.classes, row.classId, lang),
      teaching_location: hideContact(row.teachingLocation),
      duration_from: row.durationFrom,
      duration_to: row.durationTo,
      about: hideContact(row.about),
    })),
    availability: fromAvailabilityBits(tutor.availability),
    hire_choices: presentNamed(lookups.categories, tutor.categoryIds, lang).map((category) => ({
      ...category,
      i_classes: presentNamed(lookups.classes, classesOf(category.id), lang),
    })),
    rating_spread: ratingSpread,
    history: presentHistory(history, lookups, lang),
  };
}
