import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** The fields that every save of a profile answers, and that its forms share. */
export const savedDescriptions: Descriptions = {
  profile_completed: 'How complete the profile is now, in percent; 80 are needed to apply.',
  'params.id': 'Id of an own entry; those of others are not found.',
  expected_salary: 'Taka a month the tutor expects, from 1,500.',
  email: 'E-mail of the account; null without one.',
  email_verified: 'True where the link that went to it was opened.',
  email_pending: 'New address whose link has not been opened yet; null without one.',
};

/** One degree as it is sent. */
export const degreeDescriptions: Descriptions = {
  'body.education_level_id': 'Level, from 6 (secondary) to 11 (doctorate); each once.',
  'body.exam_title_id': 'Exam; it belongs to the level.',
  'body.group_id': 'Study group; needed at levels 6 and 7.',
  'body.curriculum_id': 'Curriculum; needed at levels 6 and 7.',
  'body.board_id': 'Education board; of English medium its own.',
  'body.school_id': 'School or college, at levels 6 and 7.',
  'body.university_id': 'University, at levels 8 to 11.',
  'body.university_type_id': 'Type of university, at levels 8 to 11.',
  'body.department_id': 'Department, at levels 8 to 11.',
  'body.current_semester': 'Semester 1 to 12, or 100 once the course is completed.',
  'body.result':
    'Grade point average, up to 5.00 at school and 4.00 above; a division or grade where there was none.',
  'body.passing_year': 'Year of the exam, from 1980 on.',
};
