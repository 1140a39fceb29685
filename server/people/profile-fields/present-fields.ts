import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import {
  type FieldIn,
  fieldsIn,
  type ProfileSection,
  profileField,
  type StoredFields,
} from '#core/people/profile/profile-fields.ts';
import { type ColumnsIn, columnOf } from './profile-columns.ts';

export const presentPhone = (stored: string | null) =>
  stored === null ? null : (readPhoneNumber(stored) ?? stored);

/**
 * Returns the fields as they were written, with contact data: for the tutor, and for staff those of
 * personal information.
 */
export function presentFields<Section extends ProfileSection>(
  sections: readonly Section[],
  row: ColumnsIn<Section>,
) {
  const stored = new Map<string, string | null>(Object.entries(row));
  const present = (name: FieldIn<Section>) => {
    const value = stored.get(columnOf(name)) ?? null;
    return profileField(name).kind === 'phone' ? presentPhone(value) : value;
  };
  return Object.fromEntries(
    fieldsIn(sections).map((name) => [name, present(name)]),
  ) as StoredFields<FieldIn<Section>>;
}
