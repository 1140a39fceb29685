import { index, integer, pgTable, smallint, text, unique } from 'drizzle-orm/pg-core';
import { certificateTypes } from './lookups.ts';
import { moment } from './moment.ts';
import { tutors } from './people.ts';

/** Documents that prove who a tutor is: pictures in the photo store, for the owner and staff. */
export const tutorCertificates = pgTable(
  'tutor_certificates',
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    tutorId: integer('tutor_id')
      .notNull()
      .references(() => tutors.id, { onDelete: 'cascade' }),
    certificateTypeId: integer('certificate_type_id')
      .notNull()
      .references(() => certificateTypes.id),
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
