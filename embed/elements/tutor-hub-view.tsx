/** The hub with its three ways of opening a tutor: in its own place, in a dialog, on our site. */
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { TutorHubAnswer } from '#core/market/api/hub.ts';
import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import { tutorPath } from '#widgets/tutor/tutor-path.ts';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { type ListViewProps, listAnswer } from './list-view.ts';
import { OpenedPart } from './opened-part.tsx';
import { useOpenedItem } from './use-opened-item.ts';
import { usePreset } from './use-preset.ts';

const importProfile = async () => (await import('./opened-tutor.tsx')).OpenedTutor;

export function TutorHubView({
  preset,
  pageSize,
  hideFilters,
  open,
  element,
  productUrl,
  site,
  firstAnswer,
}: ListViewProps<HubFilter>) {
  const { t } = useTranslation('hub');
  const [filter, setFilter] = usePreset(preset);
  const tutorHref = useCallback(
    (id: string) => productLink(productUrl, tutorPath(id), site),
    [productUrl, site],
  );

  const { id, code, isModal, isInline, openItem, close, onReady } = useOpenedItem({
    element,
    open,
    importPart: importProfile,
    announce: (tutorId: string) => emit(element, 'porua-tutor-open', { tutorId }, true),
    linkOf: (tutorId) => `a[data-tutor-id="${CSS.escape(tutorId)}"]`,
  });

  return (
    <>
      <div hidden={isInline}>
        <TutorHub
          filter={filter}
          onFilterChange={setFilter}
          tutorHref={tutorHref}
          linkTarget={open === 'page' ? undefined : '_blank'}
          onTutorOpen={openItem}
          onPagesChange={onReady}
          pageSize={pageSize}
          hideFilters={hideFilters}
          initialAnswer={listAnswer<TutorHubAnswer>(firstAnswer)}
        />
      </div>
      {id !== undefined && (
        <OpenedPart
          key={id}
          label={t('card.id', { id })}
          part="tutor"
          href={tutorHref(id)}
          backText={t('back')}
          onClose={close}
          {...{ code, isModal, element }}
        >
          {code.Part && (
            <code.Part
              tutorId={id}
              onBack={isModal ? undefined : close}
              {...{ productUrl, site }}
            />
          )}
        </OpenedPart>
      )}
    </>
  );
}
