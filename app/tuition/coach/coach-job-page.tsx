import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { MY_COACHES_PATH } from '#app/ground/links/parent-paths.ts';
import { PageHead } from '#app/ground/page/page-head.tsx';
import type { CoachRequestDetail } from '#core/tuition/api/coach-requests.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { CoachActs } from './coach-acts.tsx';
import { CoachContact } from './coach-contact.tsx';
import { CoachMonths } from './coach-months.tsx';
import { CoachRequestView } from './coach-request-view.tsx';
import { CoachStatus } from './coach-status.tsx';
import { ConnectedTutors } from './connected-tutors.tsx';
import { useCoachFacts } from './use-coach-facts.ts';

/**
 * One job of a coach: how it stands, when and what, for which child, and what was billed.
 * Source: docs/requirements/dashboards/parent-area.md, "Coach".
 */
export const CoachJobPage = () => (
  <CoachRequestView>
    {(request, refresh) => <CoachJob request={request} onChanged={refresh} />}
  </CoachRequestView>
);

interface CoachJobProps {
  request: CoachRequestDetail;
  onChanged(): Promise<unknown>;
}

function CoachJob({ request, onChanged }: CoachJobProps) {
  const { t } = useTranslation('parent');
  const { t: coaches } = useTranslation('coaches');
  const format = useFormat();
  const ourPhone = useOurPhone();
  const facts = useCoachFacts()(request);
  return (
    <div className="flex flex-col gap-4">
      <Link
        to={MY_COACHES_PATH}
        className="inline-flex items-center gap-2 min-h-[44px] self-start font-semibold text-brand hover:underline"
      >
        <ArrowLeft aria-hidden="true" size={18} />
        {t('nav.myCoaches')}
      </Link>
      <PageHead
        title={request.coach_name ?? coaches('jobTitle')}
        lead={`${t('coaches.no', { no: request.request_no })} · ${t('coaches.posted', {
          date: format.date(request.created_at),
        })}`}
        action={<CoachStatus status={request.status} />}
      />
      {request.reason && (
        <p className="break-words">
          {t('requests.reason')}: {request.reason}
        </p>
      )}
      {(request.can_update || request.can_cancel || request.status === 'serving') && (
        <div className="flex flex-wrap gap-3">
          <CoachContact request={request} />
          <CoachActs request={request} onChanged={onChanged} />
        </div>
      )}
      <Section title={coaches('timing')}>
        <Facts facts={[...facts.coach.slice(1), ...facts.timing]} />
      </Section>
      <Section title={coaches('wishes')}>
        <Facts facts={[...facts.wishes, ...facts.skills]} />
      </Section>
      <Section title={coaches('student')}>
        <Facts
          facts={[...facts.student, ...facts.place, [t('places.address'), request.detail_address]]}
        />
      </Section>
      <ConnectedTutors />
      <Section title={coaches('months')}>
        <Facts facts={facts.salary} />
        <CoachMonths invoices={request.invoices} />
      </Section>
      <p className="text-muted">
        <CallText text={coaches('callUs', { phone: ourPhone })} />
      </p>
    </div>
  );
}
