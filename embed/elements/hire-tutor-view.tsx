import { useMemo } from 'react';
import type { LookupItem } from '#core/ground/api/lookup.ts';
import { followPath } from '#core/market/hire/follow-path.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { emit } from '../emit.ts';
import { productLink } from '../product-link.ts';
import { LateContact } from './late-contact.tsx';
import { LateStep } from './late-step.tsx';
import { useLaterCode } from './use-later-code.ts';

interface HireTutorViewProps {
  prefill: HireAnswers;
  site: string | undefined;
  theme: string;
  element: HTMLElement;
  productUrl: string;
  categories: LookupItem[] | undefined;
}

export function HireTutorView({
  prefill,
  site,
  theme,
  element,
  productUrl,
  categories,
}: HireTutorViewProps) {
  // The same values in a new object must not count as new ones.
  const text = JSON.stringify(prefill);
  const same = useMemo<HireAnswers>(() => JSON.parse(text), [text]);
  useLaterCode();
  return (
    <HireTutor
      draftName={`embed:${site ?? ''}`}
      prefill={same}
      site={site}
      followHref={(no) => productLink(productUrl, followPath(no), site)}
      contact={(props) => <LateContact {...props} {...{ site, theme, productUrl }} />}
      LaterStep={LateStep}
      categories={categories}
      onSent={(requestNo) => emit(element, 'porua-hire-submitted', { requestNo })}
    />
  );
}
