import { useTranslation } from 'react-i18next';
import type { Answer } from '#core/api/api-client.ts';
import { ATTENDANCE_MIN_LESSONS } from '#core/tuition/teaching/taught-history.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { CheckboxField } from '#ui/field/checkbox-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { SettingsFrame } from './settings-frame.tsx';

type OwnHistory = Answer<'getOwnHistory'>;

/**
 * The consent to show what was taught through us, off until it is given.
 * Source: docs/requirements/tuition/teaching.md, "Verified history".
 */
export function HistoryPage() {
  const { t } = useTranslation('teachingHistory');
  const response = useApi('getOwnHistory', {}, { keepsLast: true });
  return (
    <SettingsFrame tab="verified-history">
      <p className="text-muted">{t('lead')}</p>
      <AsyncView response={response}>
        {(own) => <Consent own={own} onChanged={response.refresh} />}
      </AsyncView>
    </SettingsFrame>
  );
}

function Consent({ own, onChanged }: { own: OwnHistory; onChanged(): Promise<unknown> }) {
  const { t } = useTranslation('teachingHistory');
  const { api } = useEnvironment();
  const { run } = useToastedMutation();
  const change = (is_shown: boolean) =>
    run(async () => {
      await api.call('showOwnHistory', { body: { is_shown } });
      await onChanged();
    });
  return (
    <>
      <CheckboxField
        label={t('consent')}
        checked={own.is_shown}
        onChange={(is_shown) => void change(is_shown)}
      />
      {own.history === null ? (
        <Alert>{t('none')}</Alert>
      ) : (
        <Figures history={own.history} isShown={own.is_shown} />
      )}
    </>
  );
}

interface FiguresProps {
  history: NonNullable<OwnHistory['history']>;
  isShown: boolean;
}

function Figures({ history, isShown }: FiguresProps) {
  const { t } = useTranslation('teachingHistory');
  const format = useFormat();
  const { tuitions, months, classes, attendance } = history;
  return (
    <div className="flex flex-col gap-3">
      <p className="font-semibold">{t(isShown ? 'shown' : 'wouldBe')}</p>
      <Facts
        facts={[
          [t('tuitions'), format.number(tuitions)],
          [t('months'), months > 0 ? format.number(months) : null],
          [t('classes'), classes.join(', ')],
          [
            t('attendance'),
            attendance &&
              t('attendanceValue', {
                percent: format.number(attendance.percent),
                n: format.number(attendance.lessons),
              }),
          ],
        ]}
      />
      <p className="text-muted text-sm">
        {attendance ? t('daily') : t('noRate', { n: format.number(ATTENDANCE_MIN_LESSONS) })}
      </p>
    </div>
  );
}
