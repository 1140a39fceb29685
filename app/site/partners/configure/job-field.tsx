import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import type { Configured } from './use-embed-choice.ts';

const MOST = 10;

/** One open job, found by its class, subjects or area. */
export function JobField({ choice, setAttributes }: Configured) {
  const { t } = useTranslation('partners');
  const { t: controls } = useTranslation('boardControls');
  const format = useFormat();
  const { query, isSettled, onType } = useTypedQuery();
  const found = useApi(
    'listJobs',
    { query: { per_page: MOST, ...(query && { search: query }) } },
    { keepsLast: true },
  );
  const jobId = Number(choice.attributes['job-id']);
  const job = useApi('getJob', jobId ? { params: { jobId } } : null).data;
  const options = (found.data?.data ?? []).map((one) => ({
    id: String(one.id),
    text: [
      one.class_name,
      one.subjects.map(({ subject_name }) => subject_name).join(', '),
      one.location_name,
      format.money(one.actual_salary),
    ]
      .filter(Boolean)
      .join(' · '),
  }));
  const chosen = job ? `${job.iclass.class_name} · ${job.location.location_name}` : '';
  return (
    <Combobox
      label={t('configure.job')}
      hint={controls('search.hint')}
      chosen={chosen}
      options={options}
      isAnswered={isSettled && !found.isLoading && !found.error}
      onType={onType}
      onChoose={({ id }) => setAttributes({ 'job-id': id })}
      emptyText={t('configure.noJob')}
      countText={t('configure.jobs', {
        count: options.length,
        n: format.number(options.length),
      })}
    />
  );
}
