import { listed } from '#app/people/cv/listed.ts';
import type { TutorProfile } from '#core/people/api/profile/overview.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SectionCard } from './section-card.tsx';
import { SectionFacts } from './section-facts.tsx';

const textsOf = (entries: { text: string }[]) => listed(entries.map(({ text }) => text));

/** Shows where, what, how and for how much somebody teaches. */
export function TutoringSections({ profile }: { profile: TutorProfile }) {
  const texts = useTexts('profile');
  const format = useFormat();
  const { tutoring_location: place, categories, salary_and_style: style, online } = profile;
  return (
    <>
      <SectionCard name="location" isUpdated={place.is_updated} edit="tutoring/tutoring">
        <SectionFacts
          empty={texts('empty.location')}
          facts={[
            [texts('location.city'), place.city?.city_name],
            [texts('location.home'), place.location?.location_name],
            [texts('location.areas'), textsOf(place.preferred_location)],
          ]}
        />
      </SectionCard>
      <SectionCard name="category" isUpdated={categories.is_updated} edit="tutoring/category">
        <SectionFacts
          empty={texts('empty.category')}
          facts={[
            [texts('category.categories'), textsOf(categories.categories)],
            [texts('category.classes'), textsOf(categories.i_classes)],
            [texts('category.subjects'), textsOf(categories.subjects)],
          ]}
        />
      </SectionCard>
      <SectionCard name="salary" isUpdated={style.is_updated} edit="tutoring/salary">
        <SectionFacts
          empty={texts('empty.salary')}
          facts={[
            [texts('salary.monthly'), style.expected_salary && format.money(style.expected_salary)],
            [texts('salary.style'), textsOf(style.tutoring_style)],
            [texts('salary.place'), textsOf(style.tutoring_place)],
            [texts('salary.about'), style.about_your_tutoring_style],
            [texts('salary.video'), style.upload_video],
          ]}
        />
      </SectionCard>
      <SectionCard name="online" isUpdated={online.is_updated} edit="tutoring/online">
        <SectionFacts
          empty={texts('empty.online')}
          facts={[
            [
              texts('online.fee'),
              online.expected_salary_online_per_hour &&
                format.money(online.expected_salary_online_per_hour),
            ],
            [texts('online.about'), online.about_your_online_tutoring_style],
            [texts('online.video'), online.demo_class_video],
          ]}
        />
      </SectionCard>
    </>
  );
}
