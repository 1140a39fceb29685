import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { Answer } from '#core/api/api-client.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { CodeForm } from './code-form.tsx';
import { QrCode } from './qr-code.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

type Secret = Answer<'setUpSecondFactor'>;
type Confirmed = Answer<'confirmSecondFactor'>;

interface SetUpFactorProps {
  /** An app is in use: setting up another one takes a code of it. */
  hasOne: boolean;
  /** The words before it starts. */
  lead?: string;
  /** The recovery codes are written down. */
  onDone(user: Confirmed['user']): void;
}

/** Scan, enter the first code, keep the recovery codes. */
export function SetUpFactor({ hasOne, lead, onDone }: SetUpFactorProps) {
  const { t } = useTranslation('auth');
  const { api } = useSession();
  const { isBusy, run } = useToastedMutation();
  const [secret, setSecret] = useState<Secret>();
  const [confirmed, setConfirmed] = useState<Confirmed>();

  if (confirmed)
    return <RecoveryCodes codes={confirmed.recovery_codes} onDone={() => onDone(confirmed.user)} />;
  const setUp = async (code: string) =>
    setSecret(await api.call('setUpSecondFactor', { body: { code } }));
  if (!secret)
    return (
      <div className="flex flex-col gap-4">
        {lead && <p>{lead}</p>}
        {hasOne ? (
          <CodeForm
            hint={t('factor.hintBoth')}
            doText={t('factor.next')}
            takesRecoveryCode
            onSend={setUp}
          />
        ) : (
          <Button isBusy={isBusy} onClick={() => void run(() => setUp(''))}>
            {t('factor.start')}
          </Button>
        )}
      </div>
    );
  return (
    <div className="flex flex-col gap-4">
      <p>{t('factor.scan')}</p>
      <QrCode text={secret.uri} label={t('factor.qr')} />
      <a
        href={secret.uri}
        className="self-center inline-flex items-center min-h-[44px] text-brand underline"
      >
        {t('factor.openApp')}
      </a>
      <p className="text-sm text-muted break-words">
        {t('factor.byHand')}{' '}
        <span className="font-mono">{secret.secret.replace(/(.{4})(?=.)/g, '$1 ')}</span>
      </p>
      <CodeForm
        hint={t('factor.hint')}
        doText={t('factor.confirm')}
        onSend={async (code) =>
          setConfirmed(await api.call('confirmSecondFactor', { body: { code } }))
        }
      />
    </div>
  );
}
