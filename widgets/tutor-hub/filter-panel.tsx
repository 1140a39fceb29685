import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { PlaceFilters } from '../list/place-filters.tsx';
import { SalaryFilter } from '../list/salary-filter.tsx';
import { useTeachingChoices } from '../list/use-teaching-choices.ts';
import { NearPlace } from '../place/near-place.tsx';
import { CategoryFilter } from './category-filter.tsx';
import { LookupSearch } from './lookup-search.tsx';
import { TeachingFilters } from './teaching-filters.tsx';

interface FilterPanelProps {
  id: string;
  /** The filter that is chosen and not applied yet. */
  draft: HubFilter;
  onChange(changes: Partial<HubFilter>): void;
  onApply(): void;
  onClose(): void;
}

/**
 * Every filter. What is chosen counts when it is applied; closing lets it go.
 * Source: docs/requirements/market/tutor-hub.md, "Filter".
 */
export function FilterPanel({ id, draft, onChange, onApply, onClose }: FilterPanelProps) {
  const { t } = useTranslation('hubControls');
  const choices = useTeachingChoices(draft, onChange);
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    onApply();
  };

  return (
    <Card
      as="form"
      id={id}
      noValidate
      aria-labelledby={titleId}
      onSubmit={submit}
      className="flex flex-col gap-4"
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="text-base">
        {t('filters.title')}
      </h2>
      <div className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
        {/* Lists of very different lengths: side by side, the longer one leaves a hole below the other. */}
        <div className="flex flex-col gap-4 cq-md:col-span-2">
          <TeachingFilters filter={draft} choices={choices} />
        </div>
        <PlaceFilters filter={draft} onChange={onChange} />
        <NearPlace filter={draft} onChange={onChange} />
        <SalaryFilter legend={t('filters.salary')} filter={draft} onChange={onChange} />
        <CategoryFilter chosen={draft.category_id} choices={choices} />
        <LookupSearch
          list="listUniversities"
          label={t('filters.university')}
          value={draft.university_id}
          onChange={(university_id) => onChange({ university_id })}
        />
        <LookupSearch
          list="listDepartments"
          label={t('filters.department')}
          value={draft.dep_id}
          onChange={(dep_id) => onChange({ dep_id })}
        />
        <TextField
          label={t('filters.tutorId')}
          hint={t('filters.tutorIdHint')}
          autoComplete="off"
          maxLength={20}
          value={draft.tutorid ?? ''}
          onChange={(event) => onChange({ tutorid: event.currentTarget.value })}
        />
      </div>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" className="flex-1 cq-sm:flex-none">
          {t('filters.apply')}
        </Button>
        <Button look="secondary" className="flex-1 cq-sm:flex-none" onClick={onClose}>
          {t('filters.cancel')}
        </Button>
      </div>
    </Card>
  );
}
