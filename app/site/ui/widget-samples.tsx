import { createElement, useState } from 'react';
import { Link } from 'react-router';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import { chapterPath } from '#core/site/guide/guide-chapters.ts';
import { Button } from '#ui/button/button.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Sample } from './sample.tsx';
import { commonWidgetAttributes, widgetAttributes } from './widget-attributes.ts';

/** The loader as a partner's page includes it; a name the bundler does not follow. */
const LOADER = '/embed.js';

export function WidgetSamples() {
  const texts = useTexts('kit');
  return (
    <>
      <p className="text-muted">
        {texts('widgetLead')}{' '}
        <Link to={chapterPath('attributes-and-events')} className="text-brand underline">
          {texts('widgetGuide')}
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
  const texts = useTexts('kit');
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
        {texts(isShown ? 'hide' : 'show', { tag })}
      </Button>
      {isShown && createElement(tag, { lang, theme, ...Object.fromEntries(given) })}
    </>
  );
}
