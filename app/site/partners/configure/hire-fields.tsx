import { useTranslation } from 'react-i18next';
import { DAYS_MAX } from '#core/ground/limits/hire-limits.ts';
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { changeJobFilter, type JobFilter } from '#core/market/filters/job-filter.ts';
import { toBoardAttributes, toJobFilter } from '#core/site/embed/list-attributes.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { CategoryFilter } from '#widgets/job-board/category-filter.tsx';
import { ClassFilters } from '#widgets/job-board/class-filters.tsx';
import { PlaceFilters } from '#widgets/list/place-filters.tsx';
import { useTeachingChoices } from '#widgets/list/use-teaching-choices.ts';
import { replaceFilter } from './replace-filter.ts';
import type { Configured } from './use-embed-choice.ts';

const DAYS = Array.from({ length: DAYS_MAX }, (_, index) => index + 1);

/** Shows what the form begins with: its place and class have the names of the board's filters. */
export function HireFields({ choice, change, setAttributes }: Configured) {
  const { t } = useTranslation('partners');
  const { t: controls } = useTranslation('boardControls');
  const format = useFormat();
  const filter = toJobFilter(choice.attributes);
  const set = (changes: Partial<JobFilter>) => {
    const next = toBoardAttributes(changeJobFilter(filter, changes));
    change({ attributes: replaceFilter(choice.attributes, toBoardAttributes(filter), next) });
  };
  const choices = useTeachingChoices(filter, set);
  const { place, days } = choice.attributes;
  return (
    <>
      <p className="text-sm text-muted">{t('configure.hireHint')}</p>
      <div className="field-grid">
        <ClassFilters {...{ filter, choices }} />
        <PlaceFilters filter={filter} isSingle onChange={set} />
        <CategoryFilter chosen={filter.category_id} choices={choices} />
        <SelectField
          label={t('configure.days')}
          emptyText={t('configure.open')}
          options={DAYS.map((id) => ({ id, text: format.number(id) }))}
          value={days ? Number(days) : undefined}
          onChange={(id) => setAttributes({ days: id ? String(id) : undefined })}
        />
      </div>
      <ChoiceGroup
        legend={controls('filters.tuitionType')}
        value={Number(place ?? 0)}
        onChange={(id) => setAttributes({ place: id ? String(id) : undefined })}
        choices={[
          { value: 0, text: t('configure.open') },
          { value: TUTORING_PLACE.home, text: controls('filters.home') },
          { value: TUTORING_PLACE.online, text: controls('filters.online') },
          { value: TUTORING_PLACE.group, text: controls('filters.group') },
        ]}
      />
    </>
  );
}
