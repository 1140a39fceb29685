/** Holds what staff can change of a request, as the form keeps it. */
import type { CallOptions } from '#core/api/api-client.ts';
import { toHireFields } from '#core/market/hire/to-hire-fields.ts';
import type { StaffRequest } from '#core/staff/api/staff-requests.ts';

export type UpdateBody = NonNullable<CallOptions<'updateStaffRequest'>['body']>;
export type RequestDraft = Omit<UpdateBody, 'version'>;
export type DraftField = keyof RequestDraft;

export const toDraft = (request: StaffRequest): RequestDraft => ({
  ...toHireFields(request),
  actual_salary: request.actual_salary,
  public_text: request.public_text ?? undefined,
});

/** Fields that stand differently in the two. */
export const differingFields = (one: RequestDraft, other: RequestDraft): DraftField[] =>
  (Object.keys({ ...one, ...other }) as DraftField[]).filter(
    (field) => JSON.stringify(one[field]) !== JSON.stringify(other[field]),
  );
