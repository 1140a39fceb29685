import { Plus, Wallet } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '#app/people/account/delete-button.tsx';
import { Editable } from '#app/people/account/editable.tsx';
import { EditButton } from '#app/people/tutor-profile/forms/edit-button.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { PaymentMark } from '#ui/payment-mark/payment-mark.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { NumberDialog } from './number-dialog.tsx';
import { SettingsFrame } from './settings-frame.tsx';

/**
 * Numbers money can be sent to, at most three.
 * Source: docs/requirements/people/tutor-profile.md, "Settings".
 */
export function PayInfoPage() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const response = useFreshApi('listMobileBanking', {});
  const [open, setOpen] = useState<number | 'new'>();
  const changed = async ({ message }: { message: string }) => {
    showToast(message, 'success');
    await response.refresh();
  };

  return (
    <SettingsFrame tab="pay-info">
      <p className="text-muted">{t('pay.lead')}</p>
      <AsyncView response={response}>
        {({ data, maximum }) => {
          const isFull = data.length >= maximum;
          return (
            <Editable>
              {data.length === 0 && (
                <StatePanel icon={<Wallet size={32} />} title={t('pay.empty')} />
              )}
              <ul className="flex flex-col">
                {data.map((entry) => {
                  const wallet = t(`pay.wallets.${entry.wallet_type}`);
                  const name = `${wallet} ${entry.account_number || t('pay.none')}`;
                  return (
                    <li
                      key={entry.id}
                      className="flex flex-wrap items-center gap-2 py-2 border-b border-line"
                    >
                      <PaymentMark of={entry.wallet_type} />
                      <span className="flex-1 min-w-[140px]">
                        <span className="block font-semibold">{wallet}</span>
                        <span className="tabular">{entry.account_number || t('pay.none')}</span>
                      </span>
                      <EditButton name={name} onClick={() => setOpen(entry.id)} />
                      <DeleteButton
                        name={name}
                        question={t('pay.deleteQuestion')}
                        whenFailed={t('pay.deleteFailed')}
                        onDelete={() =>
                          api
                            .call('deleteMobileBanking', { params: { id: entry.id } })
                            .then(changed)
                        }
                      />
                    </li>
                  );
                })}
              </ul>
              <div className="flex flex-col items-start gap-1">
                <Button
                  icon={<Plus aria-hidden="true" size={18} />}
                  disabled={isFull}
                  onClick={() => setOpen('new')}
                >
                  {t('pay.add')}
                </Button>
                {isFull && (
                  <p className="text-muted text-xs">
                    {t('pay.full', { n: format.number(maximum) })}
                  </p>
                )}
              </div>
              {open !== undefined && (
                <NumberDialog
                  entry={data.find(({ id }) => id === open)}
                  onSaved={(answer) => {
                    setOpen(undefined);
                    return changed(answer);
                  }}
                  onClose={() => setOpen(undefined)}
                />
              )}
            </Editable>
          );
        }}
      </AsyncView>
    </SettingsFrame>
  );
}
