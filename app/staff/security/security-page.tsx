import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { OwnSessions } from '#app/people/account/own-sessions.tsx';
import { CodeForm } from '#app/people/account/second-factor/code-form.tsx';
import { RecoveryCodes } from '#app/people/account/second-factor/recovery-codes.tsx';
import { SetUpFactor } from '#app/people/account/second-factor/set-up-factor.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

type Doing = 'app' | 'codes';

/** One's own second factor, and where one is signed in. */
export function SecurityPage() {
  const { t } = useTranslation('staff');
  usePageTitle(t('nav.security'));
  return (
    <div className="flex flex-col gap-4 max-w-[640px]">
      <h1 className="text-lg">{t('nav.security')}</h1>
      <Section padding="normal" title={t('security.factor')}>
        <Factor />
      </Section>
      <Section padding="normal" title={t('security.devices')}>
        <OwnSessions />
      </Section>
    </div>
  );
}

function Factor() {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const showToast = useToast();
  const { api } = useEnvironment();
  const { setAccount } = useSession();
  const [doing, setDoing] = useState<Doing>();
  const [codes, setCodes] = useState<string[]>();
  const response = useFreshApi('getSecondFactor', {});
  const finish = async (text: string) => {
    setDoing(undefined);
    setCodes(undefined);
    await response.refresh();
    showToast(text, 'success');
  };

  if (codes)
    return <RecoveryCodes codes={codes} onDone={() => void finish(t('security.codesRenewed'))} />;
  return (
    <AsyncView response={response}>
      {({ state, recovery_codes_left: left }) => {
        if (doing === 'app' || state !== 'on')
          return (
            <SetUpFactor
              hasOne={state === 'on'}
              lead={t(state === 'on' ? 'security.other' : 'security.off')}
              onDone={(user) => {
                setAccount(user);
                void finish(t('security.isOn'));
              }}
            />
          );
        if (doing === 'codes')
          return (
            <CodeForm
              hint={t('security.codeHint')}
              doText={t('security.renew')}
              takesRecoveryCode
              onSend={async (code) =>
                setCodes((await api.call('renewRecoveryCodes', { body: { code } })).recovery_codes)
              }
            />
          );
        return (
          <div className="flex flex-col gap-3">
            <p>{t('security.on')}</p>
            <p className="text-sm text-muted">
              {t('security.left', { count: left, n: format.number(left) })}
            </p>
            <div className="flex flex-wrap gap-3">
              <Button look="secondary" onClick={() => setDoing('codes')}>
                {t('security.renew')}
              </Button>
              <Button look="secondary" onClick={() => setDoing('app')}>
                {t('security.otherApp')}
              </Button>
            </div>
          </div>
        );
      }}
    </AsyncView>
  );
}
