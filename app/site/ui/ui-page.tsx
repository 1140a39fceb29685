import type { ComponentType } from 'react';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('kit');
  usePageTitle(texts('title'));
  return (
    <div className="flex flex-col gap-8">
      <meta name="robots" content="noindex" />
      <header className="flex flex-col gap-2">
        <h1 className="text-xl">{texts('title')}</h1>
        <p className="text-muted">{texts('lead')}</p>
        <nav aria-label={texts('contents')}>
          <ul className="flex flex-wrap gap-x-4">
            {NAMES.map((name) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  className="inline-flex items-center min-h-[36px] font-semibold text-brand underline"
                >
                  {texts(`groups.${name}`)}
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
              {texts(`groups.${name}`)}
            </h2>
            <Samples />
          </section>
        );
      })}
    </div>
  );
}
