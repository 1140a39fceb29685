import { Check } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormProblem } from '#app/ground/form/form-problem.tsx';
import { AuthCard } from '#app/people/auth/form/auth-card.tsx';
import type { EmbedScope } from '#core/people/session/embed-messages.ts';
import { Button } from '#ui/button/button.tsx';
import { useArmedPress } from './use-armed-press.ts';

interface ConsentCardProps {
  accountName: string;
  partnerName: string;
  scopes: EmbedScope[];
  /** Agreed to before: the list need not be read again. */
  isKnown: boolean;
  isSending: boolean;
  problem: string | undefined;
  onConnect(keep: boolean): void;
  onCancel(): void;
  onOtherAccount(): void;
}

const WORDS = {
  'me:basic': 'scope.name',
  'jobs:flags': 'scope.flags',
  'jobs:save': 'scope.save',
} as const;

export function ConsentCard(props: ConsentCardProps) {
  const { accountName, partnerName, scopes, isKnown, isSending, problem } = props;
  const { t } = useTranslation('connect');
  const { t: common } = useTranslation('common');
  const [keep, setKeep] = useState(false);
  const { isArmed, press } = useArmedPress(() => props.onConnect(keep));

  return (
    <AuthCard title={t('title')}>
      <FormProblem message={problem} />
      <p className="flex flex-wrap items-center gap-x-3">
        <span>
          {t('account')} <strong>{accountName}</strong>
        </span>
        <button
          type="button"
          className="min-h-[36px] font-semibold text-brand underline"
          onClick={props.onOtherAccount}
        >
          {t('notYou')}
        </button>
      </p>
      {isKnown ? (
        <p className="text-muted">{t('known', { partner: partnerName })}</p>
      ) : (
        <div className="flex flex-col gap-2">
          <p>{t('may', { partner: partnerName })}</p>
          <ul className="flex flex-col gap-1">
            {scopes.map((scope) => (
              <li key={scope} className="flex items-start gap-2">
                <Check aria-hidden="true" size={18} className="text-brand mt-1" />
                {t(WORDS[scope])}
              </li>
            ))}
          </ul>
          <p className="text-muted text-sm">{t('mayNot')}</p>
        </div>
      )}
      <label className="flex items-start gap-3 p-3 rounded-sm bg-surface">
        <input
          type="checkbox"
          className="shrink-0 w-[24px] h-[24px]"
          checked={keep}
          onChange={(event) => setKeep(event.currentTarget.checked)}
        />
        <span>{t('keep')}</span>
      </label>
      <div className="flex gap-3">
        <Button className="flex-1" isBusy={isSending || !isArmed} onClick={press}>
          {t(isSending ? 'connecting' : 'connect')}
        </Button>
        <Button look="secondary" className="flex-1" onClick={props.onCancel}>
          {common('cancel')}
        </Button>
      </div>
    </AuthCard>
  );
}
