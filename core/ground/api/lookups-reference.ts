import { publicDescriptions } from './common-descriptions.ts';
import { lookupsContract } from './lookups-contract.ts';
import { referenceOf } from './reference-of.ts';

export const lookupsReference = referenceOf(lookupsContract, {
  shared: [publicDescriptions],
  fields: {
    'answer.id': 'Id of the entry, as the other endpoints take it. It never changes.',
    'answer.text': 'Name of the entry, in the requested language.',
    university_type_id: 'Type of the university; null where it is not known.',
    tutoring_category_id:
      'Category whose classes are requested, such as 1 for Bangla medium. All classes without it.',
    i_class_id: 'Class whose subjects are requested. All subjects without it.',
    city_id: 'City whose areas are requested, such as 1 for Dhaka.',
    education_level_id:
      'Education level whose exam titles are requested, from 6 (secondary) to 11 (doctorate). All titles without it.',
    category_id: 'Category the class belongs to.',
    subject_ids: 'Subjects taught in the class, in the order they are shown in.',
    'body.lang': 'The same as `lang` in the query, for clients that post it.',
    q: 'Words of a name in English, Bengali or romanised Bengali, 100 characters at most; answers the 50 that fit best. Without it the first 50 of the list.',
    type: '`tutor` leaves the types of papers that tutors hand in. All types without it.',
  },
  examples: {
    listClasses: { query: { tutoring_category_id: 1, lang: 'en' } },
    selectClasses: { query: { lang: 'en' }, body: { tutoring_category_id: 1 } },
    listTaughtClasses: { query: { lang: 'en' } },
    listSubjects: { query: { i_class_id: 108, lang: 'en' } },
    selectSubjects: { query: { lang: 'en' }, body: { i_class_id: 108 } },
    listLocations: { query: { city_id: 1, lang: 'bn' } },
    selectLocations: { query: { lang: 'bn' }, body: { city_id: 1 } },
    listExamTitles: { query: { education_level_id: 6, lang: 'en' } },
    selectExamTitles: { query: { lang: 'en' }, body: { education_level_id: 6 } },
    listUniversities: { query: { q: 'dhaka', lang: 'en' } },
    listDepartments: { query: { q: 'physics', lang: 'en' } },
    listSchools: { query: { q: 'viqarunnisa', lang: 'en' } },
    listCertificateTypes: { query: { type: 'tutor', lang: 'en' } },
    selectCertificateTypes: { query: { lang: 'en' }, body: { type: 'tutor' } },
  },
});
