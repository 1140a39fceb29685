import { useTranslation } from 'react-i18next';
import { SavedForm } from '#app/ground/form/saved-form.tsx';
import { useSavedForm } from '#app/ground/form/use-saved-form.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import type { LessonSettings } from '#core/tuition/api/online-lessons.ts';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { TextField } from '#ui/field/text-field.tsx';
import { useLessonAct } from '../use-lesson-act.ts';
import { lessonSettingsBody } from './lesson-schemas.ts';
import { LiveTabs } from './live-tabs.tsx';
import { WhatIsMissing } from './what-is-missing.tsx';

/**
 * Shows whether the tutor takes online lessons, where they are held, and what is missing before one
 * can be booked.
 */
export function LessonSettingsPage() {
  const { t } = useTranslation('onlineLessons');
  const response = useApi('getLessonSettings', {});
  usePageTitle(t('settings.title'));
  return (
    <>
      <h1 className="text-xl mb-2">{t('live.title')}</h1>
      <LiveTabs />
      <AsyncView response={response}>
        {(settings) => (
          <div className="flex flex-col gap-4">
            <WhatIsMissing settings={settings} />
            <Card as="section" padding="roomy">
              <SettingsForm settings={settings} />
            </Card>
          </div>
        )}
      </AsyncView>
    </>
  );
}

interface Values {
  is_on: boolean;
  join_link: string;
}

function SettingsForm({ settings: { is_on, join_link } }: { settings: LessonSettings }) {
  const { t } = useTranslation('onlineLessons');
  const { api } = useEnvironment();
  const act = useLessonAct();
  const saved = useSavedForm<Values, typeof lessonSettingsBody._output>({
    name: 'lesson-settings',
    schema: lessonSettingsBody,
    defaults: { is_on, join_link: join_link ?? '' },
    whenMissing: { join_link: t('settings.linkMissing') },
    send: (body) => act(() => api.call('saveLessonSettings', { body })),
  });
  return (
    <SavedForm
      saved={saved}
      label={t('settings.title')}
      submitText={t('settings.save')}
      sendingText={t('sending')}
    >
      <CheckboxField
        label={t('settings.on')}
        checked={saved.values.is_on}
        onChange={(isOn) => saved.set('is_on', isOn)}
      />
      <TextField
        label={t('settings.link')}
        hint={t('settings.linkHint')}
        type="url"
        inputMode="url"
        autoComplete="off"
        {...saved.typed('join_link')}
      />
    </SavedForm>
  );
}
