import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { CertificateCard } from '#app/people/documents/certificate-card.tsx';
import { EducationCard } from '#app/people/documents/education-card.tsx';
import { usePersonalFacts } from '#app/people/documents/use-personal-facts.ts';
import { PersonLink } from '#app/staff/tags/person-link.tsx';
import { VERIFICATION_CHARGE } from '#core/money/fees/verification-charge.ts';
import type { StaffCheck, TutorDocuments } from '#core/people/api/documents.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useLiveApi } from '#ui/api/use-live-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { TutorPhoto } from '#widgets/tutor/tutor-photo.tsx';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import { Tag } from '../tags/tag.tsx';
import { CheckBar } from './check-bar.tsx';
import { DeskNav } from './desk-nav.tsx';
import { ReturnDialog } from './return-dialog.tsx';
import { SentPhoto } from './sent-photo.tsx';
import { useDesk } from './use-desk.ts';

/** Shows what one tutor sent, side by side, to approve or return each. */
export function TutorDocumentsPage() {
  const { t } = useTranslation('staff');
  const id = Number(useParams()['id']);
  const { data, error, refresh } = useLiveApi('getTutorDocuments', { params: { id } });
  const tutor = data?.user_id === id ? data : undefined;
  usePageTitle(t('documents.of', { name: tutor?.name ?? '' }));
  return (
    <AsyncView response={{ data: tutor, error, refresh }}>
      {(tutor) => <DocumentsView key={tutor.user_id} tutor={tutor} />}
    </AsyncView>
  );
}

export interface Returning {
  check: StaffCheck;
  name: string;
}

function DocumentsView({ tutor }: { tutor: TutorDocuments }) {
  const { t } = useTranslation('staff');
  const [returning, setReturning] = useState<Returning>();
  const desk = useDesk(tutor);
  const { certificates, education, personal } = tutor;
  const bar = (check: StaffCheck, name: string) => (
    <CheckBar
      key={check.id}
      check={check}
      name={name}
      desk={desk}
      onReturn={() => setReturning({ check, name })}
    />
  );
  const facts = usePersonalFacts(personal);
  return (
    <div className="flex flex-col gap-4">
      <DeskNav desk={desk} />
      <DocumentsHead tutor={tutor} />
      <div className="request-columns">
        <Section padding="normal" title={t('documents.certificates')}>
          {certificates.length === 0 && (
            <p className="text-sm text-muted">{t('documents.noCertificates')}</p>
          )}
          <ul className="tile-grid">
            {certificates.map((entry) => (
              <li key={entry.id} className="flex flex-col gap-2 p-3 border border-line rounded-sm">
                <CertificateCard entry={entry} />
                <h3 className="font-semibold">{entry.certificate_types.title}</h3>
                {bar(entry.check, entry.certificate_types.title)}
              </li>
            ))}
          </ul>
        </Section>
        <div className="flex flex-col gap-4 min-w-0">
          {tutor.photo_check && (
            <Section padding="normal" title={t('documents.photo')}>
              <SentPhoto tutor={tutor} />
              {bar(tutor.photo_check, t('documents.photo'))}
            </Section>
          )}
          <Section padding="normal" title={t('documents.personal')}>
            {personal ? (
              <>
                <Facts facts={facts} />
                {personal.check ? (
                  bar(personal.check, t('documents.personal'))
                ) : (
                  <p className="text-sm text-muted">{t('documents.notWhole')}</p>
                )}
              </>
            ) : (
              <p className="text-sm text-muted">{t('documents.noPersonal')}</p>
            )}
          </Section>
          <Section padding="normal" title={t('documents.education')}>
            {education.length === 0 && (
              <p className="text-sm text-muted">{t('documents.noEducation')}</p>
            )}
            <ul className="flex flex-col gap-4">
              {education.map((entry) => (
                <li key={entry.id} className="pb-4 border-b border-line">
                  <EducationCard entry={entry} heading="h3">
                    {bar(entry.check, entry.education_level.dependency_name)}
                  </EducationCard>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
      {returning && (
        <ReturnDialog
          {...returning}
          onDone={() =>
            void desk.onDone(returning.check, t('documents.returned', { name: returning.name }))
          }
          onClose={() => setReturning(undefined)}
        />
      )}
    </div>
  );
}

/** Shows the documents' tutor, whose details the documents are compared with. */
function DocumentsHead({ tutor }: { tutor: TutorDocuments }) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const gender = useGenderText();
  const { documents_checked: badge } = tutor;
  return (
    <header className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <TutorPhoto name={tutor.name} photo={tutor.photo} gender={tutor.gender} size={56} />
        <div className="min-w-0">
          <h1 className="text-lg break-words">{tutor.name}</h1>
          <p className="text-sm text-muted">
            {[tutor.tutorid, tutor.gender === null ? null : gender(tutor.gender)]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Tag tone={badge ? 'good' : 'plain'}>
          {badge ? t('documents.badge', { date: format.date(badge.at) }) : t('documents.noBadge')}
        </Tag>
        <PersonLink person={tutor}>{t('alarms.person')}</PersonLink>
      </div>
      <p className="text-sm">{t('documents.charge', { fee: format.money(VERIFICATION_CHARGE) })}</p>
      {tutor.moved && (
        <Alert tone="info">
          {t('documents.moved', {
            date: format.date(tutor.moved.at),
            fee: format.money(tutor.moved.delivery_taka),
          })}
        </Alert>
      )}
      <p className="text-sm text-muted">{t('documents.audited')}</p>
    </header>
  );
}
