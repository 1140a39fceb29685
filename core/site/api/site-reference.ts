import { reviewDescriptions } from '#core/community/api/review-descriptions.ts';
import { publicDescriptions } from '#core/ground/api/common-descriptions.ts';
import { referenceOf } from '#core/ground/api/reference-of.ts';
import { hubDescriptions } from '#core/market/api/hub-descriptions.ts';
import { jobDescriptions } from '#core/market/api/job-descriptions.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { siteContract } from './site-contract.ts';

export const siteReference = referenceOf(siteContract, {
  shared: [
    publicDescriptions,
    reviewDescriptions,
    jobDescriptions,
    hubDescriptions,
    personDescriptions,
    tuitionDescriptions,
  ],
  rows: {
    'getHome.answer.reviews': 'shown',
    'getJobsLanding.answer.data': 'job',
    'getTutorsLanding.answer.data': 'tutor',
  },
  fields: {
    counts: 'The marketplace in numbers, as it is now.',
    open_jobs: 'Jobs on the board.',
    new_jobs: 'Jobs that came on the board in the last seven days.',
    'counts.tutors': 'Tutors in the hub.',
    'counts.cities': 'Cities with an open job.',
    reviews: 'Reviews of good lessons, 10 at most, the newest first.',
    guardian_stories:
      'What guardians say in the operator’s copy, where there are fewer than ten reviews.',
    tutor_stories: 'What tutors say in the operator’s copy.',
    'guardian_stories.name': 'Name of the guardian.',
    'tutor_stories.name': 'Name of the tutor.',
    of: 'City or institution of that person; null where none is named.',
    'guardian_stories.text': 'What that person says.',
    'tutor_stories.text': 'What that person says.',
    featured_on: 'Papers that wrote about us, from the operator’s copy.',
    'featured_on.name': 'Name of the paper.',
    'featured_on.link': 'Address of what it wrote.',
    logo: 'Picture of its name; null where there is none.',
    'logo.path': 'Path of the picture on our server.',
    width: 'Width of the picture in pixels.',
    height: 'Height of the picture in pixels.',
    faq: 'Questions of who thinks of registering, with their answers.',
    'faq.id': 'Permanent name of the question.',
    question: 'The question, in the requested language.',
    'faq.answer': 'The answer, in the requested language.',
    'faq.link': 'Page or section that says more.',

    jobs: 'Cities and categories with open jobs.',
    tutors: 'Cities and categories with tutors in the hub.',
    'jobs.city': 'Name of the city.',
    'tutors.city': 'Name of the city.',
    'jobs.categories': 'Categories with open jobs there.',
    'tutors.categories': 'Categories with tutors there.',
    'listLandings.answer.subjects': 'Subjects with open jobs.',
    'subjects.name': 'Name of the subject.',
    'subjects.path': 'Path of the page about it.',
    'categories.name': 'Name of the category.',
    'categories.path': 'Path of the page about it.',
    'cities.name': 'Name of the city.',
    'cities.path': 'Path of the page about it.',

    'query.place': 'City as its pages are addressed, such as `dhaka`, or `subject`.',
    'query.topic': 'Category in that city, or the subject, as its pages are addressed.',
    'query.city': 'City as its pages are addressed, such as `dhaka`.',
    'query.category': 'Category as its pages are addressed, such as `bangla-medium`.',
    'answer.topic': 'Name of the category or the subject.',
    'answer.city': 'Name of the city; null on the page of a subject.',
    'answer.total': 'How many there are, exact up to a limit; see `total_is_minimum`.',
    'answer.total_is_minimum': 'True where there are more than `total`.',
    usual_salary: 'The half in the middle, in taka a month; null where too few say.',
    'usual_salary.from': 'Taka a month below which a quarter lies.',
    'usual_salary.to': 'Taka a month above which a quarter lies.',
    places: 'Names of the areas with the most of them.',
    'answer.classes': 'Names of the classes asked for most.',
    filter: 'Filter that finds them all on the list.',
    'filter.category_id': 'Categories, as the filter takes them.',
    'filter.city_id': 'City, as the filter takes it.',
    'filter.subjects': 'Subjects, as the filter takes them.',
    'answer.categories': 'Other categories in this city.',
    'answer.cities': 'Other cities that have the same.',
    'getJobsLanding.answer.subjects': 'Subjects asked for together with it.',
    'getTutorsLanding.answer.subjects': 'Names of the subjects that most teach.',
    'getJobsLanding.answer.data': 'The newest of these jobs.',
    'getTutorsLanding.answer.data': 'The first of these tutors by relevance.',

    'getMapStyle.answer.url':
      'Address of a style for MapLibre; null where the map draws our own data.',
    streets:
      'Path of a PMTiles file with streets in the layers of Protomaps; null where there is none.',
    'params.title': 'Name of the form in the settings of the operator.',
    'getOutsideForm.answer.url': 'Address of the form, at a host the operator allows.',
  },
  examples: {
    getJobsLanding: { query: { place: 'dhaka', topic: 'bangla-medium', lang: 'en' } },
    getTutorsLanding: { query: { city: 'dhaka', category: 'bangla-medium', lang: 'en' } },
    getOutsideForm: { params: { title: 'tutor-survey' }, query: { lang: 'en' } },
  },
});
