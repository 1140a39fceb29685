/** The board with its three ways of opening a job: in its own place, in a dialog, on our site. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { JobBoard } from '#widgets/job-board/job-board.tsx';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { type ListViewProps, listAnswer } from './list-view.ts';
import { OpenedPart } from './opened-part.tsx';
import { useOpenedItem } from './use-opened-item.ts';
import { usePreset } from './use-preset.ts';

const importDetail = async () => (await import('#widgets/job-detail/job-detail.tsx')).JobDetail;

export function JobBoardView({
  preset,
  pageSize,
  hideFilters,
  open,
  element,
  productUrl,
  site,
  firstAnswer,
}: ListViewProps<JobFilter>) {
  const { t } = useTranslation('board');
  const format = useFormat();
  const [filter, setFilter] = usePreset(preset);
  const jobHref = useCallback(
    (id: number) => productLink(productUrl, jobPath(id), site),
    [productUrl, site],
  );

  const { id, code, isModal, isInline, openItem, close, onReady } = useOpenedItem({
    element,
    open,
    importPart: importDetail,
    announce: (jobId: number) => emit(element, 'porua-job-open', { jobId }, true),
    linkOf: (jobId) => `a[data-job-id="${jobId}"]`,
  });

  return (
    <>
      <div hidden={isInline}>
        <JobBoard
          filter={filter}
          onFilterChange={setFilter}
          jobHref={jobHref}
          linkTarget={open === 'page' ? undefined : '_blank'}
          onJobOpen={openItem}
          onPagesChange={onReady}
          pageSize={pageSize}
          hideFilters={hideFilters}
          initialAnswer={listAnswer<JobBoardAnswer>(firstAnswer)}
        />
      </div>
      {id !== undefined && (
        <OpenedPart
          key={id}
          label={t('card.jobId', { id: format.id(id) })}
          part="job"
          href={jobHref(id)}
          backText={t('back')}
          onClose={close}
          {...{ code, isModal, element }}
        >
          {code.Part && <code.Part jobId={id} {...(isModal ? {} : { onBack: close })} />}
        </OpenedPart>
      )}
    </>
  );
}
