import { CircleCheck, CircleHelp, Lock, type LucideIcon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { brand } from '#core/ground/brand.ts';
import { Alert, type AlertTone } from '#ui/alert/alert.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';

const LOOKS: Record<'green' | 'yellow' | 'red' | 'unknown', [LucideIcon, AlertTone]> = {
  green: [CircleCheck, 'info'],
  yellow: [TriangleAlert, 'warning'],
  red: [Lock, 'danger'],
  unknown: [CircleHelp, 'plain'],
};

interface AccountStatusProps {
  /** The text on what an unlocked account may do, in words for the account's owner. */
  greenText: string;
  /** The text on what an account may not do while staff watch it. */
  yellowText?: string;
}

/**
 * Green, yellow, red, or not available.
 * Source: docs/requirements/people/accounts.md, "States of an account".
 */
export function AccountStatus({ greenText, yellowText }: AccountStatusProps) {
  const { t } = useTranslation('settings');
  const phone = useOurPhone();
  const response = useApi('getAccountStatus', {}, { keepsLast: true });
  return (
    <AsyncView response={response}>
      {({ account_status, reason }) => {
        const status = account_status ?? 'unknown';
        const [Icon, tone] = LOOKS[status];
        return (
          <Alert tone={tone} icon={<Icon aria-hidden="true" size={20} />}>
            <div className="flex flex-col gap-1">
              <p className="font-semibold">{t(`status.${status}.title`)}</p>
              <p>{status === 'green' ? greenText : t(`status.${status}.text`)}</p>
              {status === 'yellow' && yellowText && <p>{yellowText}</p>}
              {reason && <p>{t('status.reason', { reason })}</p>}
              {(status === 'red' || status === 'yellow') && (
                <>
                  <p>
                    <CallText text={t('status.call', { phone })} />
                  </p>
                  <a
                    href={`mailto:${brand.email}`}
                    className="self-start inline-flex items-center min-h-[36px] underline"
                  >
                    {t('status.support')}
                  </a>
                </>
              )}
            </div>
          </Alert>
        );
      }}
    </AsyncView>
  );
}
