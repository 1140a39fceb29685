import { requestFieldsWhere } from './request-fields.ts';
import type { GuardianField, StaffField } from './request-values.ts';

/** A field that guardian and staff change alike; of salary and public text each has an own. */
export type SharedField = GuardianField & StaffField;
export const SHARED_FIELDS = requestFieldsWhere<SharedField>(({ changedBy }) => !changedBy);
