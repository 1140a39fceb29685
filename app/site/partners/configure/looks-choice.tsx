import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { ColorField } from '#ui/field/color-field.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { darkColors, lightColors } from '#ui/theme/tokens.ts';
import { ContrastNotice } from './contrast-notice.tsx';
import type { Configured } from './use-embed-choice.ts';

const COLORS = ['brand', 'on-brand', 'ink', 'paper', 'surface'] as const;
const THEMES = ['light', 'dark', 'auto'] as const;
const CORNERS = [0, 4, 10, 16];
const OUR_CORNER = 10;

export function LooksChoice({ choice, change, setAttributes, setLook }: Configured) {
  const texts = useTexts('partners');
  const format = useFormat();
  const { attributes, looks } = choice;
  const theme = THEMES.find((one) => one === attributes['theme']) ?? 'light';
  const usual = theme === 'dark' ? darkColors : lightColors;
  return (
    <>
      <ChoiceGroup
        legend={texts('configure.language')}
        value={choice.lang}
        onChange={(lang) => change({ lang })}
        choices={[
          { value: 'bn', text: texts('configure.bengali') },
          { value: 'en', text: texts('configure.english') },
        ]}
      />
      <ChoiceGroup
        legend={texts('configure.theme')}
        value={theme}
        onChange={(next) => setAttributes({ theme: next === 'light' ? undefined : next })}
        choices={THEMES.map((value) => ({ value, text: texts(`configure.themes.${value}`) }))}
      />
      <div className="color-grid">
        {COLORS.map((name) => (
          <ColorField
            key={name}
            label={texts(`configure.colors.${name}`)}
            value={looks[name]}
            usual={usual[name]}
            clearText={texts('configure.usual')}
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
          label={texts('configure.corners')}
          options={CORNERS.map((id) => ({
            id,
            text: texts(id === 0 ? 'configure.square' : 'configure.round', {
              n: format.number(id),
            }),
          }))}
          value={Number.parseInt(looks.radius ?? `${OUR_CORNER}`, 10)}
          onChange={(px) =>
            setLook('radius', px === undefined || px === OUR_CORNER ? undefined : `${px}px`)
          }
        />
        <TextField
          label={texts('configure.font')}
          hint={texts('configure.fontHint')}
          maxLength={80}
          autoComplete="off"
          value={looks.font ?? ''}
          onChange={({ currentTarget }) => setLook('font', currentTarget.value)}
        />
      </div>
      <TextField
        label={texts('configure.site')}
        hint={texts('configure.siteHint')}
        maxLength={64}
        autoComplete="off"
        value={attributes['site'] ?? ''}
        onChange={({ currentTarget }) => setAttributes({ site: currentTarget.value })}
      />
    </>
  );
}
