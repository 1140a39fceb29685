import { useTranslation } from 'react-i18next';
import { ELEMENTS } from '#core/site/embed/element-attributes.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import type { Configured } from './use-embed-choice.ts';

export function ElementChoice({ choice, change }: Configured) {
  const { t } = useTranslation('partners');
  return (
    <div className="flex flex-col gap-2">
      <ChoiceGroup
        legend={t('configure.element')}
        value={choice.element}
        onChange={(element) => change({ element })}
        choices={ELEMENTS.map((element) => ({
          value: element,
          text: t(`element.${element}`),
        }))}
      />
      <p className="text-sm text-muted">{t(`about.${choice.element}`)}</p>
    </div>
  );
}
