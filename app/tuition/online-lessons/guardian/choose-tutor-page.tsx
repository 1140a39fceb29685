import { Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { PageHead } from '#app/ground/page/page-head.tsx';
import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import { useApi } from '#ui/api/use-api.ts';
import { SelectField } from '#ui/field/select-field.tsx';
import { PagedView } from '#ui/list/paged-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { OnlineTutorCard } from './online-tutor-card.tsx';

/** Tutors who take online lessons, by subject; both stand in the address, so that "back" finds them again. */
export function ChooseTutorPage() {
  const { t } = useTranslation('onlineLessons');
  const [params, setParams] = useAddressParams();
  const subjectId = Number(params.get('subject')) || undefined;
  const page = Number(params.get('page')) || 1;
  const response = useApi(
    'listOnlineTutors',
    { query: { page, subject_id: subjectId } },
    { keepsLast: true },
  );
  const go = (subject: number | undefined, toPage = 1) =>
    setParams({
      ...(subject && { subject: String(subject) }),
      ...(toPage > 1 && { page: String(toPage) }),
    });
  return (
    <>
      <PageHead title={t('tutors.title')} lead={t('tutors.lead')} />
      <div className="max-w-[320px] mb-4">
        <SelectField
          label={t('tutors.subject')}
          emptyText={t('tutors.any')}
          options={response.data?.subjects}
          value={subjectId}
          onChange={(chosen) => go(chosen)}
        />
      </div>
      <PagedView
        response={response}
        page={page}
        onPage={(to) => go(subjectId, to)}
        empty={
          <StatePanel
            icon={<Users size={32} />}
            title={t('tutors.empty')}
            hint={t('tutors.emptyHint')}
            action={<ActionLink to="/hub">{t('tutors.hub')}</ActionLink>}
          />
        }
      >
        {(tutors) => (
          <ul className="grid grid-cols-1 cq-md:grid-cols-2 gap-4">
            {tutors.map((one) => (
              <li key={one.tutor.id} className="flex">
                <OnlineTutorCard online={one} />
              </li>
            ))}
          </ul>
        )}
      </PagedView>
    </>
  );
}
