import { useTranslation } from 'react-i18next';
import { PAGE_SIZE } from '#core/ground/limits/job-constants.ts';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { Configured } from './use-embed-choice.ts';

const SIZES = [3, 4, 6, PAGE_SIZE, 20];
const OPENINGS = ['inline', 'modal', 'page'] as const;

/** Asks how a list is shown in the page. */
export function ListFields({ choice: { attributes }, setAttributes }: Configured) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const opening = OPENINGS.find((one) => one === attributes['open']) ?? 'inline';
  return (
    <>
      <ChoiceGroup
        legend={t('configure.opening')}
        value={opening}
        onChange={(open) => setAttributes({ open: open === 'inline' ? undefined : open })}
        choices={OPENINGS.map((value) => ({ value, text: t(`configure.openings.${value}`) }))}
      />
      <SelectField
        label={t('configure.size')}
        options={SIZES.map((id) => ({ id, text: format.number(id) }))}
        value={Number(attributes['page-size'] ?? PAGE_SIZE)}
        onChange={(id) =>
          setAttributes({ 'page-size': id && id !== PAGE_SIZE ? String(id) : undefined })
        }
      />
      <div className="flex flex-col gap-1">
        <CheckboxField
          label={t('configure.hideFilters')}
          checked={attributes['hide-filters'] === 'true'}
          onChange={(hidden) => setAttributes({ 'hide-filters': hidden ? 'true' : undefined })}
        />
        <CheckboxField
          label={t('configure.scroll')}
          checked={attributes['more'] === 'scroll'}
          onChange={(scrolls) => setAttributes({ more: scrolls ? 'scroll' : undefined })}
        />
      </div>
    </>
  );
}
