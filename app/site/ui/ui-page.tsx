import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { AnswerSamples } from './answer-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { DialogSamples } from './dialog-samples.tsx';
import { LayoutSamples } from './layout-samples.tsx';
import { MessageSamples } from './message-samples.tsx';
import { WidgetSamples } from './widget-samples.tsx';

const GROUPS = {
  controls: ControlSamples,
  messages: MessageSamples,
  answers: AnswerSamples,
  dialogs: DialogSamples,
  layout: LayoutSamples,
  widgets: WidgetSamples,
} satisfies Record<string, ComponentType>;
const NAMES = Object.keys(GROUPS) as (keyof typeof GROUPS)[];

/** `/ui`: every component and widget with its states, for who builds screens; in no menu. */
export function UiPage() {
  const { t } = useTranslation('kit');
  usePageTitle(t('title'));
  return (
    <div className="flex flex-col gap-8">
      <meta name="robots" content="noindex" />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl">{t('title')}</h1>
        <p className="text-muted">{t('lead')}</p>
        <nav aria-label={t('contents')}>
          <ul className="flex flex-wrap gap-x-4">
            {NAMES.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-flex items-center min-h-[36px] font-semibold text-brand underline"
                >
                  {t(`groups.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      {NAMES.map((name) => {
        const Samples = GROUPS[name];
        return (
          <section key={name} aria-labelledby={name} className="flex flex-col gap-5">
            <h2 id={name} className="text-lg">
              {t(`groups.${name}`)}
            </h2>
            <Samples />
          </section>
        );
      })}
    </div>
  );
}
