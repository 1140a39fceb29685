import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { certificateTypes } from './lookups.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';
import { refersTo } from './refers-to.ts';

/** Documents that prove who a tutor is: pictures in the photo store, for the owner and staff. */
export const tutorCertificates = pgTable(
  'tutor_certificates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: refersTo('tutor_id', () => tutors.id, { onDelete: 'cascade' }),
    certificateTypeId: refersTo('certificate_type_id', () => certificateTypes.id),
    file: text().notNull(),
    width: smallint().notNull(),
    height: smallint().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('tutor_certificates_type').on(table.tutorId, table.certificateTypeId),
    index('tutor_certificates_file').on(table.file),
  ],
);
