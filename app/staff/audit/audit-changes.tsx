import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { type AuditField, auditFieldKind, auditFields } from '#core/staff/audit-fields.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

type Change = Answer<'listAudit'>['data'][number]['changes'][number];

const isField = (name: string): name is AuditField => auditFields.some((field) => field === name);
const GENDERS = ['male', 'female', 'any'] as const;

/** Returns what a value is called in words; an empty one is said too. */
function useValueText() {
  const { t } = useTranslation('staffAudit');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  return (field: string, value: Change['before']): string => {
    if (value === null || value === '') return t('value.none');
    if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
    if (typeof value === 'number') {
      const kind = auditFieldKind(field);
      const gender = kind === 'gender' ? GENDERS[value - 1] : undefined;
      if (gender !== undefined) return common(`gender.${gender}`);
      return kind === 'money' ? format.money(value) : format.number(value);
    }
    switch (auditFieldKind(field)) {
      case 'date':
        return format.date(value);
      case 'time':
        return format.time(value);
      case 'colour':
      case 'audience': {
        const word = ['green', 'yellow', 'red', 'both', 'guardians', 'tutors'].find(
          (one): one is 'green' => one === value,
        );
        return word === undefined ? value : t(`value.${word}`);
      }
      default:
        return value;
    }
  };
}

/** Says which fields an act changed, and from what to what; of private ones that they changed. */
export function AuditChanges({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation('staffAudit');
  const textOf = useValueText();
  if (changes.length === 0) return null;
  return (
    <ul className="text-xs text-muted">
      {changes.map(({ field, is_private: isPrivate, before, after }) => {
        const name = isField(field) ? t(`field.${field}`) : field;
        return (
          <li key={field}>
            {isPrivate
              ? t('changedPrivate', { field: name })
              : t('changed', {
                  field: name,
                  before: textOf(field, before),
                  after: textOf(field, after),
                })}
          </li>
        );
      })}
    </ul>
  );
}
