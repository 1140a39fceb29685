import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';

const SCOPES = ['all', 'area'] as const;
export type ChosenScope = (typeof SCOPES)[number];

interface ScopeFilterProps {
  value: ChosenScope;
  onChange(scope: ChosenScope): void;
}

/** Everybody's posts, or those of the own areas. */
export function ScopeFilter({ value, onChange }: ScopeFilterProps) {
  const { t } = useTranslation('community');
  return (
    <fieldset className="flex gap-2">
      <legend className="sr-only">{t('scope.label')}</legend>
      {SCOPES.map((scope) => (
        <button
          key={scope}
          type="button"
          aria-pressed={scope === value}
          className={cx(
            'min-h-[44px] px-4 rounded-full border font-semibold text-sm',
            scope === value
              ? 'bg-brand text-on-brand border-brand'
              : 'bg-paper border-edge hover:border-brand hover:text-brand',
          )}
          onClick={() => onChange(scope)}
        >
          {t(`scope.${scope}`)}
        </button>
      ))}
    </fieldset>
  );
}
