import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { ChipList } from '#ui/chip/chip-list.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { CheckboxList } from '#ui/field/checkbox-list.tsx';
import { ChoiceCards } from '#ui/field/choice-cards.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { ColorField } from '#ui/field/color-field.tsx';
import { Combobox } from '#ui/field/combobox.tsx';
import { NumberField } from '#ui/field/number-field.tsx';
import { PasswordField } from '#ui/field/password-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { SliderField } from '#ui/field/slider-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { lightColors } from '#ui/theme/tokens.ts';
import { PlaceSamples } from './place-samples.tsx';
import { Sample } from './sample.tsx';
import { useFailedOnce, useSampleOptions } from './use-sample-options.ts';

export function ControlSamples() {
  const { t } = useTranslation('kit');
  const field = { label: t('label'), hint: t('hint') };
  return (
    <>
      <Sample name="Button">
        <div className="flex flex-wrap gap-3">
          <Button icon={<Plus aria-hidden="true" size={18} />}>{t('looks.primary')}</Button>
          <Button look="secondary">{t('looks.secondary')}</Button>
          <Button look="quiet">{t('looks.quiet')}</Button>
          <Button isBusy>{t('looks.busy')}</Button>
          <Button disabled>{t('looks.disabled')}</Button>
          <ButtonLink look="secondary" href="#controls">
            ButtonLink
          </ButtonLink>
        </div>
      </Sample>
      <Sample name="TextField">
        <TextField {...field} />
        <TextField {...field} error={t('error')} />
        <TextField {...field} disabled />
      </Sample>
      <Sample name="TextAreaField">
        <TextAreaField {...field} />
      </Sample>
      <Sample name="PasswordField">
        <PasswordField {...field} autoComplete="off" />
      </Sample>
      <ChoiceSamples />
    </>
  );
}

function ChoiceSamples() {
  const { t } = useTranslation('kit');
  const format = useFormat();
  const options = useSampleOptions();
  const broken = useFailedOnce(options);
  const [one, setOne] = useState<number>();
  const [other, setOther] = useState<number>();
  const [several, setSeveral] = useState([1, 2]);
  const [amount, setAmount] = useState<number | undefined>(5000);
  const [share, setShare] = useState(50);
  const [color, setColor] = useState<string>();
  const [typed, setTyped] = useState('');
  const label = t('label');
  const few = options.slice(0, 3);
  const chosen = options.find(({ id }) => id === one)?.text ?? '';
  const found = options
    .filter(({ text }) => text.toLowerCase().includes(typed.trim().toLowerCase()))
    .map(({ id, text }) => ({ id: String(id), text }));
  return (
    <>
      <Sample name="NumberField">
        <NumberField label={label} value={amount} onChange={setAmount} />
      </Sample>
      <Sample name="SelectField">
        <SelectField
          label={label}
          emptyText={t('choose')}
          options={options}
          value={one}
          onChange={setOne}
        />
        <SelectField
          label={t('broken')}
          emptyText={t('choose')}
          options={broken}
          value={other}
          onChange={setOther}
        />
      </Sample>
      <Sample name="Combobox">
        <Combobox
          label={t('find')}
          chosen={chosen}
          options={found}
          onType={setTyped}
          onChoose={({ id }) => setOne(Number(id))}
          clear={{ text: t('clear'), onClear: () => setOne(undefined) }}
          emptyText={t('nothing')}
          countText={t('results', { count: found.length, n: format.number(found.length) })}
        />
      </Sample>
      <PlaceSamples />
      <Sample name="CheckboxField">
        <CheckboxField
          label={label}
          checked={several.includes(3)}
          onChange={(isOn) => setSeveral(isOn ? [...several, 3] : several.filter((id) => id !== 3))}
        />
      </Sample>
      <Sample name="CheckboxList">
        <CheckboxList legend={label} options={few} values={several} onChange={setSeveral} />
      </Sample>
      <Sample name="ChoiceCards">
        <ChoiceCards<number>
          legend={label}
          choices={few.map(({ id, text }) => ({ value: id, title: text, text: t('hint') }))}
          value={one ?? 1}
          onChange={setOne}
        />
      </Sample>
      <Sample name="ChoiceGroup">
        <ChoiceGroup<number>
          legend={label}
          choices={few.map(({ id, text }) => ({ value: id, text }))}
          value={one ?? 1}
          onChange={setOne}
        />
      </Sample>
      <Sample name="SliderField">
        <SliderField
          label={label}
          value={share}
          valueText={t('percent', { n: format.number(share) })}
          onChange={setShare}
        />
      </Sample>
      <Sample name="ColorField">
        <ColorField
          label={label}
          value={color}
          usual={lightColors.brand}
          clearText={t('clear')}
          onChange={setColor}
        />
      </Sample>
      <Sample name="ChipList">
        <ChipList
          label={label}
          chips={several.map((id) => ({ key: String(id), text: options[id - 1]?.text ?? '' }))}
          removeLabel={(text) => t('remove', { text })}
          clearText={t('clearAll')}
          onRemove={(key) => setSeveral(several.filter((id) => String(id) !== key))}
          onClear={() => setSeveral([])}
        />
      </Sample>
    </>
  );
}
