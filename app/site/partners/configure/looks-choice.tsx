import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { ColorField } from '#ui/field/color-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { darkColors, lightColors } from '#ui/theme/tokens.ts';
import { ContrastNotice } from './contrast-notice.tsx';
import type { Configured } from './use-embed-choice.ts';

const COLORS = ['brand', 'on-brand', 'ink', 'paper', 'surface'] as const;
const THEMES = ['light', 'dark', 'auto'] as const;
const CORNERS = [0, 4, 10, 16];
const OUR_CORNER = 10;

export function LooksChoice({ choice, change, setAttributes, setLook }: Configured) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const { attributes, looks } = choice;
  const theme = THEMES.find((one) => one === attributes['theme']) ?? 'light';
  const usual = theme === 'dark' ? darkColors : lightColors;
  return (
    <>
      <ChoiceGroup
        legend={t('configure.language')}
        value={choice.lang}
        onChange={(lang) => change({ lang })}
        choices={[
          { value: 'bn', text: t('configure.bengali') },
          { value: 'en', text: t('configure.english') },
        ]}
      />
      <ChoiceGroup
        legend={t('configure.theme')}
        value={theme}
        onChange={(next) => setAttributes({ theme: next === 'light' ? undefined : next })}
        choices={THEMES.map((value) => ({ value, text: t(`configure.themes.${value}`) }))}
      />
      <div className="color-grid">
        {COLORS.map((name) => (
          <ColorField
            key={name}
            label={t(`configure.colors.${name}`)}
            value={looks[name]}
            usual={usual[name]}
            clearText={t('configure.usual')}
            onChange={(color) => setLook(name, color)}
          />
        ))}
      </div>
      <ContrastNotice
        looks={looks}
        themes={theme === 'auto' ? ['light', 'dark'] : [theme]}
        onChange={setLook}
      />
      <div className="field-grid">
        <SelectField
          label={t('configure.corners')}
          options={CORNERS.map((id) => ({
            id,
            text: t(id === 0 ? 'configure.square' : 'configure.round', {
              n: format.number(id),
            }),
          }))}
          value={Number.parseInt(looks.radius ?? `${OUR_CORNER}`, 10)}
          onChange={(px) =>
            setLook('radius', px === undefined || px === OUR_CORNER ? undefined : `${px}px`)
          }
        />
        <TextField
          label={t('configure.font')}
          hint={t('configure.fontHint')}
          maxLength={80}
          autoComplete="off"
          value={looks.font ?? ''}
          onChange={({ currentTarget }) => setLook('font', currentTarget.value)}
        />
      </div>
      <TextField
        label={t('configure.site')}
        hint={t('configure.siteHint')}
        maxLength={64}
        autoComplete="off"
        value={attributes['site'] ?? ''}
        onChange={({ currentTarget }) => setAttributes({ site: currentTarget.value })}
      />
    </>
  );
}
