import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** A job on the board, and the search that finds it. */
export const jobDescriptions: Descriptions = {
  'job.id': 'Id of the job, which is that of the request it came from.',
  'job.class_name': 'Class that is taught, in the language of the request.',
  iclass: 'Class that is taught.',
  'iclass.id': 'Id of the class, as the lists give it.',
  'tutoring_category.id': 'Id of the category, as the lists give it.',
  'subjects.id': 'Id of the subject, as the lists give it.',
  'location.id': 'Id of the area, as the lists give it.',
  tutoring_category: 'Category (medium) that is taught.',
  'job.location': 'Area where it is taught.',
  'job.city': 'City where it is taught.',
  'city.id': 'Id of the city, as the lists give it.',
  'job.created_at': 'Moment at which the job came on the board, ISO 8601 in UTC.',
  tutor_gender: 'Requested gender of the tutor: 1 male, 2 female, 3 any.',
  applications:
    'The own application, in the own lists of a tutor who has applied; empty in public answers, which are the same for everybody.',
  'applications.tutor_id': 'Id of the tutor who asks.',
  saved_by:
    'The own bookmark, in the own lists of a tutor who has saved it; empty in public answers, which are the same for everybody.',
  'saved_by.tutor_id': 'Id of the tutor who asks.',
  tuition_job_offer_id: 'Id of the job.',
  'job.distance_km':
    'Kilometres from the given place to the area of the job, to a tenth; only where a place is given.',

  understood: 'What the words of `search` were taken for, in the order of the words.',
  'understood.kind': 'Kind of the thing that was understood.',
  'understood.text': 'Its name, in the language of the request.',
  without: 'The same search without the words for this one.',
  nearest: 'Only where nothing was found: what is nearest to the search and finds something.',
  'nearest.kind': '`around` the area, `online`, or another `subject`.',
  'nearest.id': 'Id of the area or the subject; null for `online`.',
  'nearest.text': 'Name of the area or the subject, in the language of the request.',
  'nearest.query': 'That search, as the query of the list takes it.',
  'nearest.total': 'How many it finds; see its `total_is_minimum`.',
  'nearest.total_is_minimum': 'True where it finds more than `total`.',
};

/** The part of a filter that board and hub share. */
export const nearDescriptions: Descriptions = {
  'filter.search': 'Words in English, Bengali or romanised Bengali, 200 letters at most.',
  'filter.latitude': 'Latitude of a place in degrees; with it the list is sorted by distance.',
  'filter.longitude': 'Longitude of that place in degrees; both or neither.',
  'filter.distance':
    'Kilometres around the place: 1, 2, 3, 5, 10, 15, 20, 25, 30, 40 or 50. It needs the place.',
};

/** The filter of the board, wherever it is sent. */
export const jobFilterDescriptions: Descriptions = {
  ...nearDescriptions,
  'filter.tutor_gender': 'Gender of the tutor the job asks for: 1 male, 2 female, 3 any.',
  'filter.tutoring_place_id': 'Where it is taught: 1 in a group, 2 at home, 3 online.',
  'filter.category_id': 'Categories (media), any of them: `1,2` or a list, 30 at most.',
  'filter.i_class': 'Classes, any of them: `108,109` or a list, 30 at most.',
  'filter.city_id': 'City where it is taught.',
  'filter.location_id': 'Areas, any of them: `1001,1002` or a list, 30 at most.',
  'filter.subjects': 'Subjects, any of them: `2,4` or a list, 30 at most.',
  'filter.without_subjects': 'Subjects of which none may be taught: `2,4` or a list, 30 at most.',
  'filter.jobid': 'Id of one job, to find it alone.',
  'filter.actual_salary_min': 'Least salary in taka a month.',
  'filter.actual_salary_max': 'Greatest salary in taka a month; not below the least.',
  'filter.order':
    '`newest`, `salary` (highest first) or `distance` (needs a place). Without it by distance where a place is given, else the newest first.',
};
