import { toStoredPhone } from '#core/people/account/phone-number.ts';
import {
  type FieldIn,
  fieldsIn,
  type ProfileSection,
  profileField,
  type SentFields,
} from '#core/people/profile/profile-fields.ts';
import { type ColumnsIn, columnOf } from './profile-columns.ts';

/** A field that is not of these sections would be taken and never saved: such a form does not fit. */
type NoOther<Form, Section extends ProfileSection> = Record<
  Exclude<keyof Form, FieldIn<Section>>,
  never
>;

/** Returns the columns of what was sent; a field that was left empty empties its column. */
export function toColumns<
  Section extends ProfileSection,
  Form extends SentFields<FieldIn<Section>>,
>(sections: readonly Section[], form: Form & NoOther<Form, Section>) {
  const sent = new Map<string, string | undefined>(Object.entries(form));
  const stored = (name: FieldIn<Section>) => {
    const value = sent.get(name) ?? null;
    return value !== null && profileField(name).kind === 'phone' ? toStoredPhone(value) : value;
  };
  return Object.fromEntries(
    fieldsIn(sections).map((name) => [columnOf(name), stored(name)]),
  ) as ColumnsIn<Section>;
}
