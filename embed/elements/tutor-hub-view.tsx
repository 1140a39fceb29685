/** The hub with its three ways of opening a tutor: in its own place, in a dialog, on our site. */
import { type MouseEvent, useState } from 'react';
import type { TutorHubAnswer } from '#core/api/schemas/hub.ts';
import type { HubFilter } from '#core/hub/hub-filter.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { TutorHub } from '#widgets/tutor-hub/tutor-hub.tsx';
import { tutorPath } from '#widgets/tutor-parts/tutor-path.ts';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { isPlainClick } from './is-plain-click.ts';
import { OpenedPart } from './opened-part.tsx';
import { usePartCode } from './use-part-code.ts';
import { usePlaceInList } from './use-place-in-list.ts';
import { usePreset } from './use-preset.ts';

interface TutorHubViewProps {
  preset: HubFilter;
  pageSize: number;
  hideFilters: boolean;
  open: 'inline' | 'modal' | 'page';
  element: HTMLElement;
  productUrl: string;
  site: string | undefined;
  initialAnswer: TutorHubAnswer | undefined;
}

const importProfile = async () => (await import('./opened-tutor.tsx')).OpenedTutor;

export function TutorHubView({
  preset,
  open,
  element,
  productUrl,
  site,
  ...hub
}: TutorHubViewProps) {
  const texts = useTexts('hub');
  const [filter, setFilter] = usePreset(preset);
  const [tutorid, setTutorid] = useState<string>();
  const [isReady, setReady] = useState(false);
  const code = usePartCode(importProfile, tutorid !== undefined, isReady && open !== 'page');
  const isModal = open === 'modal';
  const isInline = tutorid !== undefined && !isModal;
  const leaveList = usePlaceInList(element, !isInline);
  const tutorHref = (id: string) => productLink(productUrl, tutorPath(id), site);

  const openTutor = (id: string, event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    const isAllowed = emit(element, 'porua-tutor-open', { tutorId: id }, true);
    if (isAllowed && open === 'page') return;
    event.preventDefault();
    if (!isAllowed) return;
    if (open === 'inline') leaveList(`a[data-tutor-id="${CSS.escape(id)}"]`);
    setTutorid(id);
  };
  const close = () => setTutorid(undefined);

  return (
    <>
      <div hidden={isInline}>
        <TutorHub
          filter={filter}
          onFilterChange={setFilter}
          tutorHref={tutorHref}
          onTutorOpen={openTutor}
          onPagesChange={() => setReady(true)}
          {...hub}
        />
      </div>
      {tutorid !== undefined && (
        <OpenedPart
          key={tutorid}
          label={texts('card.id', { id: tutorid })}
          part="tutor"
          href={tutorHref(tutorid)}
          backText={texts('profile.back')}
          onClose={close}
          {...{ code, isModal, element }}
        >
          {code.Part && (
            <code.Part
              tutorId={tutorid}
              onBack={isModal ? undefined : close}
              {...{ productUrl, site }}
            />
          )}
        </OpenedPart>
      )}
    </>
  );
}
