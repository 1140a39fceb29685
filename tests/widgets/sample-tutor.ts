import type { TutorHubAnswer, TutorHubItem } from '#core/market/api/hub.ts';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { DAYS } from '#core/people/profile/availability.ts';
import {
  PUBLIC_FIELDS,
  type PublicTexts,
  publicName,
} from '#core/people/profile/profile-fields.ts';

export const hubItem = (change: Partial<TutorHubItem> = {}): TutorHubItem => ({
  id: 7,
  tutorid: 'T1007',
  gender: 2,
  user: { name: 'Farzana Akter', photo: null },
  expected_salary: 6000,
  educational_info: [
    {
      education_level_id: 9,
      university: { university_name: 'University of Dhaka' },
      department: { department_name: 'Physics' },
    },
  ],
  location: { location_name: 'Dhanmondi' },
  city: { city_name: 'Dhaka' },
  rating: { average: 4.8, count: 5 },
  completed_tuitions: 2,
  documents_checked: null,
  categories: [{ id: 1, text: 'Bangla Medium' }],
  i_classes: [{ id: 101, text: 'Class 8' }],
  subjects: [{ id: 1001, text: 'Mathematics' }],
  is_online: true,
  has_video: false,
  is_available: true,
  first_free: { day: 'sunday', starts_at: '17:00' },
  ...change,
});

export const hubAnswer = (data: TutorHubItem[]): TutorHubAnswer => ({
  current_page: 1,
  last_page: 1,
  per_page: 10,
  total: data.length,
  total_is_minimum: false,
  understood: [],
  name_words: [],
  unread_words: [],
  suggestions: [],
  data,
});

const nothingWritten = Object.fromEntries(
  PUBLIC_FIELDS.map((name) => [publicName(name), null]),
) as PublicTexts;

export const sampleProfile = (): HubProfile => ({
  ...hubItem(),
  member_since: '2025-01-10T06:00:00.000Z',
  video_id: null,
  ...nothingWritten,
  about: 'Patient with small children.',
  online_salary: 300,
  tutoring_styles: [],
  tutoring_places: [],
  preferred_locations: [],
  degrees: [],
  experiences: [],
  availability: DAYS.map((day) => ({
    day,
    morning: false,
    noon: false,
    afternoon: true,
    evening: true,
  })),
  hire_choices: [{ id: 1, text: 'Bangla Medium', i_classes: [{ id: 101, text: 'Class 8' }] }],
  rating_spread: [0, 0, 0, 0, 1, 4],
  history: {
    tuitions: 3,
    months: 7,
    classes: ['Class 9'],
    attendance: { percent: 96, lessons: 40 },
  },
});
