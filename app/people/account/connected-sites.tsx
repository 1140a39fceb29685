import { Globe } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useNow } from '#ui/now.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Partner pages that may show this person's own jobs; each can be cut off from here. */
export function ConnectedSites() {
  const { t } = useTranslation('settings');
  const format = useFormat();
  const now = useNow();
  const { api } = useEnvironment();
  const showToast = useToast();
  const { isBusy, run } = useToastedMutation();
  const response = useFreshApi('listConnectedSites', {});
  const cutOff = (site: string) =>
    run(async () => {
      const { message } = await api.call('disconnectSite', { params: { site } });
      showToast(message, 'success');
      await response.refresh();
    });

  return (
    <AsyncView response={response}>
      {(sites) =>
        sites.length === 0 ? (
          <p className="text-muted">{t('sites.empty')}</p>
        ) : (
          <ul className="flex flex-col">
            {sites.map(({ site, name, hosts, last_used_at }) => (
              <li
                key={site}
                className="flex flex-wrap items-center gap-3 py-2 border-b border-line min-h-[64px]"
              >
                <Globe aria-hidden="true" size={22} className="text-muted" />
                <span className="flex-1 min-w-[180px]">
                  <span className="block font-semibold break-words">{name}</span>
                  <span className="block text-muted text-sm break-words">{hosts.join(', ')}</span>
                  <span className="block text-muted text-sm">
                    {t('sites.lastUsed', { ago: format.ago(last_used_at, now) })}
                  </span>
                </span>
                <Button
                  look="quiet"
                  aria-label={`${t('sites.cutOff')}: ${name}`}
                  isBusy={isBusy}
                  onClick={() => void cutOff(site)}
                >
                  {t('sites.cutOff')}
                </Button>
              </li>
            ))}
          </ul>
        )
      }
    </AsyncView>
  );
}
