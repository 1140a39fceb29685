/** The filter combinations the board is measured with: usual ones and some that are rare. */
export const usualRequests: Record<string, string> = {
  'no filter': '',
  city: 'city_id=1',
  'city and class': 'city_id=1&i_class=113',
  area: 'city_id=1&location_id=1001',
  'city, category, gender, salary':
    'city_id=1&category_id=1&tutor_gender=2&actual_salary_min=5000&actual_salary_max=8000',
  'class and subjects, online': 'i_class=113&subjects=2,3&tutoring_place_id=3',
  'near, 5 km': 'latitude=23.8069&longitude=90.3687&distance=5',
  'near, 10 km, class, gender':
    'latitude=23.8069&longitude=90.3687&distance=10&i_class=113&tutor_gender=2',
  'by salary': 'order=salary',
  'city and category, by salary': 'city_id=1&category_id=1&order=salary',
  'near, 5 km, by salary': 'latitude=23.8069&longitude=90.3687&distance=5&order=salary',
};

export const rareRequests: Record<string, string> = {
  'salary above everything': 'actual_salary_min=200000',
  'highest salaries': 'actual_salary_min=11000',
  'rare subject': 'subjects=140',
  'group, female, 8000+':
    'tutoring_place_id=1&tutor_gender=2&actual_salary_min=8000&actual_salary_max=12000',
  'small city, rare category, 8000+':
    'city_id=12&category_id=9&actual_salary_min=8000&actual_salary_max=12000',
  'near, 50 km, subject, salary':
    'latitude=23.8069&longitude=90.3687&distance=50&subjects=27&actual_salary_min=8000&actual_salary_max=12000',
  'near, 50 km, group, female, 10000+':
    'latitude=23.8069&longitude=90.3687&distance=50&tutoring_place_id=1&tutor_gender=2&actual_salary_min=10000',
  'near, 50 km, nothing matches':
    'latitude=23.8069&longitude=90.3687&distance=50&actual_salary_min=200000',
};
