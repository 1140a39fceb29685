import { ELEMENTS } from '#core/site/embed/element-attributes.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { Configured } from './use-embed-choice.ts';

export function ElementChoice({ choice, change }: Configured) {
  const texts = useTexts('partners');
  return (
    <div className="flex flex-col gap-2">
      <ChoiceGroup
        legend={texts('configure.element')}
        value={choice.element}
        onChange={(element) => change({ element })}
        choices={ELEMENTS.map((element) => ({
          value: element,
          text: texts(`element.${element}`),
        }))}
      />
      <p className="text-sm text-muted">{texts(`about.${choice.element}`)}</p>
    </div>
  );
}
