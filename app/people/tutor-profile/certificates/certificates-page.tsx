import { FileBadge } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { DeleteButton } from '#app/people/account/delete-button.tsx';
import { Editable } from '#app/people/account/editable.tsx';
import { useProfileLock } from '#app/people/account/use-profile-lock.ts';
import { useProfileSaved } from '#app/people/account/use-profile-saved.ts';
import { CertificateCard } from '#app/people/documents/certificate-card.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { LoadError } from '#ui/async/load-error.tsx';
import { Card } from '#ui/card/card.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { BadgeNotice } from '../checks/badge-notice.tsx';
import { CheckLine } from '../checks/check-line.tsx';
import { useOwnChecks } from '../checks/use-own-checks.ts';
import { PageHead } from '../page-head.tsx';
import { UploadForm } from './upload-form.tsx';

/**
 * Documents that prove what the profile says.
 * Source: docs/requirements/people/tutor-profile.md, "Documents".
 */
export function CertificatesPage() {
  const { t } = useTranslation('profile');
  const { api } = useEnvironment();
  const onSaved = useProfileSaved();
  const isLocked = useProfileLock() !== null;
  const response = useFreshApi('listCertificates', {});
  const checks = useOwnChecks();

  return (
    <>
      <PageHead title={t('certificates.title')} lead={t('certificates.lead')} />
      <AsyncView response={response}>
        {({ data, used_types }) => (
          <div className="flex flex-col gap-5">
            <Editable>
              <UploadForm usedTypes={used_types} />
            </Editable>
            {checks.error !== undefined && (
              <LoadError error={checks.error} onRetry={checks.retry} />
            )}
            <BadgeNotice badge={checks.badge} />
            {data.length === 0 && (
              <StatePanel
                icon={<FileBadge size={32} />}
                title={t('certificates.empty')}
                hint={t('certificates.emptyHint')}
              />
            )}
            <ul className="tile-grid">
              {data.map((entry) => {
                const { title } = entry.certificate_types;
                return (
                  <Card
                    as="li"
                    padding="small"
                    key={entry.id}
                    className="flex flex-col items-start gap-2"
                  >
                    <CertificateCard entry={entry} />
                    <h2 className="font-semibold">{title}</h2>
                    <CheckLine check={checks.find('certificate', entry.id)} />
                    {!isLocked && (
                      <div className="-ml-4">
                        <DeleteButton
                          name={title}
                          question={t('certificates.deleteQuestion', { name: title })}
                          onDelete={() =>
                            api
                              .call('deleteCertificate', { params: { id: entry.id } })
                              .then(onSaved)
                          }
                        />
                      </div>
                    )}
                  </Card>
                );
              })}
            </ul>
          </div>
        )}
      </AsyncView>
    </>
  );
}
