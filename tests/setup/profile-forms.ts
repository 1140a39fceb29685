/** The forms of a tutor's profile, filled in rightly. */
export const secondary = {
  education_level_id: 6,
  exam_title_id: 1,
  group_id: 1,
  curriculum_id: 1,
  board_id: 1,
  result: '5.00',
  passing_year: 2018,
};
export const higher = { ...secondary, education_level_id: 7, exam_title_id: 7, passing_year: 2020 };
export const bachelor = {
  education_level_id: 9,
  exam_title_id: 23,
  university_id: 1,
  university_type_id: 1,
  department_id: 35,
  current_semester: 5,
};
export const experience = {
  tutoring_category_id: 1,
  i_class_id: 113,
  teaching_location: 'Mirpur 1',
  duration_from: '2024-01-01',
  duration_to: '2025-01-01',
  about: 'Mathematics and physics at home.',
};
export const personalInfo = {
  additional_number: '',
  date_of_birth: '2001-05-17',
  bc_nid_po: '1234567890',
  religion_id: 1,
  about_yourself: 'I teach mathematics. '.repeat(8),
  father_name: 'Abdul Karim',
  father_number: '01711111111',
  mother_name: 'রহিমা বেগম',
  mother_number: '+8801711111112',
  emergency_contact_name: 'Abdul Karim',
  emergency_contact_number: '০১৭১১১১১১১১',
  present_house_building: 'House 12/A',
  present_road_area: 'Road 5',
  present_police_station: 'Mirpur',
  present_district: 'Dhaka',
  permanent_house_building: 'House 1',
  permanent_road_area: 'Post office Sadar',
  permanent_police_station: 'Sadar',
  permanent_district: 'Bogura',
};
export const categories = { categories: [1], i_classes: [113, 114], subjects: [2, 3] };
export const styleAndSalary = {
  tutoring_style: [1],
  tutoring_place: [2, 3],
  expected_salary: 5000,
};
const free = [true, false, false, false, false, false, false];
export const availability = {
  day: ['saturday', 'sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday'],
  morning: free,
  noon: free.map(() => false),
  afternoon: free.map(() => false),
  evening: free.map(() => true),
};
