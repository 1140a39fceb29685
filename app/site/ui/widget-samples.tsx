import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import { chapterPath } from '#core/site/guide/guide-chapters.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Sample } from './sample.tsx';
import { commonWidgetAttributes, widgetAttributes } from './widget-attributes.ts';

/** The loader as a partner's page includes it; a name the bundler does not follow. */
const LOADER = '/embed.js';

export function WidgetSamples() {
  const { t } = useTranslation('kit');
  return (
    <>
      <p className="text-muted">
        {t('widgetLead')}{' '}
        <Link to={chapterPath('attributes-and-events')} className="text-brand underline">
          {t('widgetGuide')}
        </Link>
      </p>
      {Object.entries(widgetAttributes).map(([tag, attributes]) => (
        <Sample key={tag} name={tag}>
          <WidgetSample tag={tag} attributes={attributes} />
        </Sample>
      ))}
    </>
  );
}

interface WidgetSampleProps {
  tag: string;
  attributes: Record<string, string>;
}

function WidgetSample({ tag, attributes }: WidgetSampleProps) {
  const { t } = useTranslation('kit');
  const lang = useLang();
  const { theme } = usePreferences();
  const [isShown, setShown] = useState(false);
  const [values, setValues] = useState<Record<string, string>>(() => ({
    ...Object.fromEntries(commonWidgetAttributes.map((name) => [name, ''])),
    ...attributes,
  }));
  const given = Object.entries(values).filter(([, value]) => value !== '');
  const show = () => {
    setShown(!isShown);
    void import(/* @vite-ignore */ LOADER);
  };
  return (
    <>
      <div className="grid grid-cols-2 cq-md:grid-cols-4 gap-3">
        {Object.entries(values).map(([name, value]) => (
          <TextField
            key={name}
            label={name}
            value={value}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value;
              setValues((before) => ({ ...before, [name]: next }));
            }}
          />
        ))}
      </div>
      <Button look="secondary" className="self-start" onClick={show}>
        {t(isShown ? 'hide' : 'show', { tag })}
      </Button>
      {isShown && createElement(tag, { lang, theme, ...Object.fromEntries(given) })}
    </>
  );
}
