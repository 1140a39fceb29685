import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KeepAccount } from '#app/people/session/keep-account.tsx';
import { useSession } from '#app/people/session/session-provider.tsx';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useSaveFile } from '#ui/files/use-save-file.ts';
import { DeletionDialog } from './deletion-dialog.tsx';

/** All that is stored of the person, as a file, and the end of the account. */
export function OwnData() {
  const { t } = useTranslation('settings');
  const { api, user } = useSession();
  const { isBusy, run } = useToastedMutation();
  const save = useSaveFile();
  const [isAsking, setAsking] = useState(false);
  if (!user) return null;

  const download = () =>
    run(async () => {
      const data = await api.call('exportOwnData', {});
      const file = new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });
      await save(file, 'porua-data.json');
    });
  return (
    <>
      <section className="flex flex-col items-start gap-3">
        <h3 className="text-base">{t('data.download')}</h3>
        <p className="text-muted">{t('data.downloadLead')}</p>
        <Button look="secondary" isBusy={isBusy} onClick={() => void download()}>
          {t('data.downloadButton')}
        </Button>
      </section>
      <section className="flex flex-col items-start gap-3 pt-5 border-t border-line">
        <h3 className="text-base">{t('data.delete')}</h3>
        {user.deletes_at ? (
          <KeepAccount deletesAt={user.deletes_at} />
        ) : (
          <>
            <p className="text-muted">
              {t(`data.deleteLead.${user.type === 'tutor' ? 'tutor' : 'parent'}`)}
            </p>
            {user.is_banned && <p className="text-muted">{t('data.banned')}</p>}
            <p className="text-muted">{t('data.stays')}</p>
            <Button look="secondary" onClick={() => setAsking(true)}>
              {t('data.deleteButton')}
            </Button>
          </>
        )}
      </section>
      {isAsking && <DeletionDialog onClose={() => setAsking(false)} />}
    </>
  );
}
