/** The requests the hub is measured with: usual filters, rare combinations, and the search box. */
export const usualRequests: Record<string, string> = {
  'no filter': '',
  'no filter, by rating': 'order=rating',
  'no filter, newest': 'order=newest',
  city: 'city_id=1',
  'city, subject, by rating': 'city_id=1&subjects=4&order=rating',
  area: 'city_id=1&location_id=1064',
  'area, subject, gender': 'city_id=1&location_id=1064&subjects=4&gender=2',
  'three areas, class': 'city_id=1&location_id=1064,1001,1005&i_class=113',
  'category, classes, salary':
    'category_id=1&i_class=113,114&actual_salary_min=5000&actual_salary_max=8000',
  'university, department': 'university_id=1&dep_id=3',
  'near 5 km': 'latitude=23.7461&longitude=90.3742&distance=5',
  'near 5 km, subject, gender': 'latitude=23.7461&longitude=90.3742&distance=5&subjects=4&gender=2',
};

export const rareRequests: Record<string, string> = {
  'rare subject': 'subjects=140',
  'rare class, online city': 'city_id=1&i_class=905',
  'highest salaries': 'actual_salary_min=13500',
  'small university': 'university_id=150&gender=2',
  'small city, rare category': 'city_id=12&category_id=9',
  'area by rating': 'city_id=1&location_id=1064&order=rating',
  'near 10 km by rating': 'latitude=23.7461&longitude=90.3742&distance=10&order=rating',
  'rare subject, by rating': 'subjects=140&order=rating',
  'rare category, newest': 'category_id=12&order=newest',
  'small city, subject': 'city_id=12&subjects=9',
  'university, subject': 'university_id=3&subjects=9',
  'near 5 km, rare subject': 'latitude=23.7461&longitude=90.3742&distance=5&subjects=27',
  'near 50 km, common subject': 'latitude=23.7461&longitude=90.3742&distance=50&subjects=4',
  'near 50 km, class, by rating':
    'latitude=23.7461&longitude=90.3742&distance=50&i_class=113&order=rating',
  'near 50 km, subject': 'latitude=23.7461&longitude=90.3742&distance=50&subjects=27',
};

const search = (words: string) => `search=${encodeURIComponent(words)}`;
export const searches: Record<string, string> = {
  'math tutor dhanmondi': search('math tutor dhanmondi'),
  'গণিত ধানমন্ডি': search('গণিত ধানমন্ডি'),
  'physics tutor mirpur': search('physics tutor mirpur'),
  'du cse female': search('du cse female tutor'),
  'a full name': search('Nusrat Jahan'),
  'a full name with an error': search('Nusrt Jahn'),
  'a common surname': search('Rahman'),
  'the beginning of a name': search('nus'),
  'name and area': search('tanvir dhanmondi'),
  'name, subject and city': search('sadia math dhaka'),
  'nobody of that name': search('xqzvbk'),
};
