import type { Answer } from '#core/api/api-client.ts';
import { Loaded } from '#ui/api/loaded.tsx';
import { useCall } from '#ui/api/use-call.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { usePreferences } from '../../preferences/preferences-provider.tsx';
import { SettingsFrame } from './settings-frame.tsx';

const CHOICES = [
  'job_alerts_sms',
  'application_updates_sms',
  'payment_reminders_sms',
  'job_alerts_email',
  'application_updates_email',
  'news_email',
] as const;
const LANGUAGES = [
  { value: 'bn', text: 'বাংলা' },
  { value: 'en', text: 'English' },
] as const;

/** Language, of the screens and of messages alike, and what may be sent. Each choice is kept at once. */
export function Page() {
  const texts = useTexts('settings');
  const lang = useLang();
  const { setLang } = usePreferences();
  const { api } = useEnvironment();
  const showToast = useToast();
  const { isBusy, run } = useCall();
  const response = useFreshApi('getOwnSettings', {});
  const keep = (call: () => Promise<Answer<'getOwnSettings'>>) =>
    run(async () => {
      await response.mutate(await call(), { revalidate: false });
      showToast(texts('notifications.saved'), 'success');
    });

  return (
    <SettingsFrame tab="notifications">
      <ChoiceGroup<'bn' | 'en'>
        legend={texts('notifications.language')}
        row
        value={lang}
        onChange={(next) => {
          void keep(() => api.call('updateLanguage', { body: { language: next } })).then(
            (isKept) => isKept && setLang(next),
          );
        }}
        choices={[...LANGUAGES]}
      />
      <Loaded response={response}>
        {({ notifications }) => (
          <fieldset className="flex flex-col" aria-busy={isBusy}>
            <legend className="font-semibold text-sm mb-1">{texts('notifications.what')}</legend>
            <p className="text-muted text-xs">{texts('notifications.hint')}</p>
            {CHOICES.map((name) => (
              <CheckboxField
                key={name}
                label={texts(`notifications.choices.${name}`)}
                checked={notifications[name]}
                onChange={(isWanted) =>
                  void keep(() =>
                    api.call('updateNotificationChoices', { body: { [name]: isWanted } }),
                  )
                }
              />
            ))}
          </fieldset>
        )}
      </Loaded>
    </SettingsFrame>
  );
}
