import { useApi } from '#ui/api/use-api.ts';
import { Combobox } from '#ui/field/combobox.tsx';
import { useTypedQuery } from '#ui/field/use-typed-query.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { Configured } from './use-embed-choice.ts';

const MOST = 10;

/** One open job, found by its class, subjects or area. */
export function JobField({ choice, setAttributes }: Configured) {
  const texts = useTexts('partners');
  const controls = useTexts('boardControls');
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
      label={texts('configure.job')}
      hint={controls('search.hint')}
      chosen={chosen}
      options={options}
      isAnswered={isSettled && !found.isLoading && !found.error}
      onType={onType}
      onChoose={({ id }) => setAttributes({ 'job-id': id })}
      emptyText={texts('configure.noJob')}
      countText={texts('configure.jobs', {
        count: options.length,
        n: format.number(options.length),
      })}
    />
  );
}
