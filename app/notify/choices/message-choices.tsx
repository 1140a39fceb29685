import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { PushSettings } from '#app/notify/push/push-settings.tsx';
import { pushSupport } from '#app/notify/push/push-support.ts';
import { languageNames } from '#app/people/account/settings/language-names.ts';
import type { Answer } from '#core/api/api-client.ts';
import { type OptionalTopic, sentChannels } from '#core/ground/message-topics.ts';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

type Choice = Answer<'getOwnSettings'>['notifications'][number];

const LANGUAGES = [
  { value: 'bn', text: languageNames.bn },
  { value: 'en', text: languageNames.en },
] as const;

/** Push messages are for browsers that can have them. */
const shownHere = () => sentChannels.filter((one) => one !== 'push' || pushSupport() === 'yes');

const byTopic = (choices: Choice[]) => {
  const topics = [...new Set(choices.map(({ topic }) => topic))];
  return topics.map((topic): [OptionalTopic, Choice[]] => [
    topic,
    shownHere().flatMap((channel) =>
      choices.filter((choice) => choice.topic === topic && choice.channel === channel),
    ),
  ]);
};

/**
 * The choices of the language in which messages come, and of those that are sent. Each choice is
 * saved at once.
 */
export function MessageChoices() {
  const { t } = useTranslation('settings');
  const { setLang } = usePreferences();
  const { api } = useEnvironment();
  const showToast = useToast();
  const { isBusy, run } = useToastedMutation();
  const response = useFreshApi('getOwnSettings', {});
  // One after the other: each answer is the whole, and an older one must not come last.
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const save = (call: () => Promise<Answer<'getOwnSettings'>>) => {
    const saved = last.current.then(() =>
      run(async () => {
        const settings = await call();
        response.put(settings);
        showToast(t('notifications.saved'), 'success');
        return settings;
      }),
    );
    last.current = saved;
    return saved;
  };
  const choose = ({ topic, channel }: Choice, is_on: boolean) =>
    void save(() => api.call('updateNotificationChoice', { body: { topic, channel, is_on } }));

  return (
    <AsyncView response={response}>
      {({ language, email_verified, push_key, notifications }) => (
        <>
          <ChoiceGroup<'bn' | 'en'>
            legend={t('notifications.language')}
            row
            value={language}
            onChange={(next) => {
              void save(() => api.call('updateLanguage', { body: { language: next } })).then(
                (isSaved) => isSaved && setLang(next),
              );
            }}
            choices={[...LANGUAGES]}
          />
          {push_key !== null && (
            <WithTexts areas={['push']}>
              <PushSettings pushKey={push_key} />
            </WithTexts>
          )}
          <section className="flex flex-col gap-4" aria-busy={isBusy}>
            <div>
              <h3 className="text-base">{t('notifications.what')}</h3>
              <p className="text-muted text-sm">{t('notifications.hint')}</p>
              {!email_verified && <p className="mt-1 text-sm">{t('notifications.unverified')}</p>}
            </div>
            {byTopic(notifications).map(([topic, choices]) => (
              <fieldset key={topic} className="flex flex-col">
                <legend className="font-semibold text-sm">
                  {t(`notifications.topics.${topic}`)}
                </legend>
                <div className="flex flex-wrap gap-x-6">
                  {choices.map((choice) => (
                    <CheckboxField
                      key={choice.channel}
                      label={t(`notifications.channels.${choice.channel}`)}
                      checked={choice.is_on}
                      onChange={(isOn) => choose(choice, isOn)}
                    />
                  ))}
                </div>
              </fieldset>
            ))}
          </section>
        </>
      )}
    </AsyncView>
  );
}
