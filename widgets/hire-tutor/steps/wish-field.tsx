import { useTranslation } from 'react-i18next';
import {
  REQUEST_FIELDS,
  type RequestField,
  requestField,
} from '#core/market/hire/request-fields.ts';
import { useApi } from '#ui/api/use-api.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { type Option, SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { MoreWish } from './given-wishes.ts';
import type { RequestFieldsProps } from './step-props.ts';
import { WishList } from './wish-list.tsx';

const LISTS = new Map(
  Object.entries({
    studyGroups: 'listGroups',
    curricula: 'listCurricula',
    educationLevels: 'listEducationLevels',
    departments: 'listDepartments',
    schools: 'listSchools',
    religions: 'listReligions',
  } as const),
);

/** Wishes that are a number, each with its own words for it. */
type CountWish = {
  [Wish in MoreWish]: (typeof REQUEST_FIELDS)[Wish] extends { kind: 'integer' } ? Wish : never;
}[MoreWish];
const isCount = (name: MoreWish): name is CountWish => requestField(name).kind === 'integer';

/** Returns what can be chosen; the exams are those of the chosen level. */
function useOptions(name: MoreWish, level: number | undefined): Option[] | undefined {
  const { t } = useTranslation('hire');
  const format = useFormat();
  const field: RequestField = requestField(name);
  const list = 'of' in field ? LISTS.get(field.of) : undefined;
  const named = useApi(list ?? 'listGroups', list ? {} : null);
  const hasExams = name === 'exam_title_id' && level !== undefined;
  const exams = useApi(
    'listExamTitles',
    hasExams ? { query: { education_level_id: level } } : null,
  );
  if (!isCount(name)) return name === 'exam_title_id' ? exams.data : named.data;
  const textOf = {
    job_duration: (count) => t('more.months', { count, n: format.number(count) }),
    current_year: (count) => t('more.year', { n: format.ordinal(count) }),
  } satisfies Record<CountWish, (count: number) => string>;
  const { max } = REQUEST_FIELDS[name];
  return Array.from({ length: max }, (_, index) => ({
    id: index + 1,
    text: textOf[name](index + 1),
  }));
}

/** A wish, asked for as the table of the fields says what it is. */
export function WishField({ name, ...form }: RequestFieldsProps & { name: MoreWish }) {
  const { answers, change, errorOf } = form;
  const { t } = useTranslation('hire');
  const { kind, initially } = requestField(name);
  const level = answers.education_level_id;
  const options = useOptions(name, level);
  const value = answers[name];
  const error = errorOf(name);
  const label = t(`more.${name}`);
  const optional = t('optional', { label });

  if (kind === 'ids')
    return (
      <WishList
        field={name}
        label={label}
        addText={t('choose')}
        options={options}
        chosen={Array.isArray(value) ? value : []}
        error={error}
        onChange={(ids) => change({ [name]: ids })}
      />
    );
  if (kind === 'flag')
    return (
      <div data-field={name}>
        <CheckboxField
          label={label}
          checked={value === true}
          onChange={(checked) => change({ [name]: checked || undefined })}
        />
        <p className="text-muted text-xs">{t('more.crashHint')}</p>
      </div>
    );
  return (
    <div data-field={name}>
      {kind === 'date' ? (
        <TextField
          type="date"
          label={optional}
          value={typeof value === 'string' ? value : ''}
          error={error}
          onChange={(event) => change({ [name]: event.currentTarget.value || undefined })}
        />
      ) : (
        <SelectField
          label={optional}
          emptyText={t(name === 'job_duration' ? 'more.continuing' : 'wishes.anyBackground')}
          options={options}
          value={typeof value === 'number' && value !== initially ? value : undefined}
          disabled={name === 'exam_title_id' && level === undefined}
          error={error}
          onChange={(id) =>
            change({
              [name]: id ?? initially,
              // An exam belongs to its level.
              ...(name === 'education_level_id' && { exam_title_id: undefined }),
            })
          }
        />
      )}
    </div>
  );
}
