import { useTranslation } from 'react-i18next';
import { listed } from '#app/people/cv/listed.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import {
  type FieldIn,
  fieldsIn,
  type OfferSection,
  type ProfileFieldName,
  profileField,
  type StoredFields,
} from '#core/people/profile/profile-fields.ts';
import type { Fact } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

const textsOf = (entries: { text: string }[]) => listed(entries.map(({ text }) => text));

const linkOrder = (name: ProfileFieldName) => Number(profileField(name).kind === 'link');
/** Links are read after the texts. */
const plainFieldsIn = <Section extends OfferSection>(section: Section) =>
  fieldsIn([section]).sort((one, other) => linkOrder(one) - linkOrder(other));

/** Shows where, what, how and for how much somebody teaches. */
export function TutoringSections({ profile }: { profile: TutorProfile }) {
  const { t } = useTranslation('profile');
  const { t: fieldTexts } = useTranslation('tutorProfile');
  const format = useFormat();
  const factsOf = <Name extends FieldIn<OfferSection>>(
    names: readonly Name[],
    stored: StoredFields<NoInfer<Name>>,
  ) => names.map((name): Fact => [fieldTexts(`fields.label.${name}`), stored[name]]);
  const { tutoring_location: place, categories, salary_and_style: style, online } = profile;
  return (
    <>
      <SectionCard name="location" isUpdated={place.is_updated} edit="tutoring/tutoring">
        <SectionFacts
          empty={t('empty.location')}
          facts={[
            [t('location.city'), place.city?.city_name],
            [t('location.home'), place.location?.location_name],
            [t('location.areas'), textsOf(place.preferred_location)],
          ]}
        />
      </SectionCard>
      <SectionCard name="category" isUpdated={categories.is_updated} edit="tutoring/category">
        <SectionFacts
          empty={t('empty.category')}
          facts={[
            [t('category.categories'), textsOf(categories.categories)],
            [t('category.classes'), textsOf(categories.i_classes)],
            [t('category.subjects'), textsOf(categories.subjects)],
          ]}
        />
      </SectionCard>
      <SectionCard name="salary" isUpdated={style.is_updated} edit="tutoring/salary">
        <SectionFacts
          empty={t('empty.salary')}
          facts={[
            [t('salary.monthly'), style.expected_salary && format.money(style.expected_salary)],
            [t('salary.style'), textsOf(style.tutoring_style)],
            [t('salary.place'), textsOf(style.tutoring_place)],
            ...factsOf(plainFieldsIn('salary'), style),
          ]}
        />
      </SectionCard>
      <SectionCard name="online" isUpdated={online.is_updated} edit="tutoring/online">
        <SectionFacts
          empty={t('empty.online')}
          facts={[
            [
              t('online.fee'),
              online.expected_salary_online_per_hour &&
                format.money(online.expected_salary_online_per_hour),
            ],
            ...factsOf(plainFieldsIn('online'), online),
          ]}
        />
      </SectionCard>
    </>
  );
}
