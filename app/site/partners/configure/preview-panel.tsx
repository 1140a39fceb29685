import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EmbedChoice } from '#core/site/embed/embed-choice.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useDebounced } from '#ui/hooks/use-debounced.ts';
import { LivePreview } from '../live-preview.tsx';
import { PartnerSection } from '../partner-section.tsx';
import { useScaledWidth } from './use-scaled-width.ts';

const VIEWS = ['phone', 'desktop', 'hostile'] as const;
type View = (typeof VIEWS)[number];

/** The wait in ms: typing and drawing with the mouse change many times a second. */
const SETTLE_MS = 400;

/** The element as visitors will see it. */
export function PreviewPanel({ choice }: { choice: EmbedChoice }) {
  const { t } = useTranslation('partners');
  const [view, setView] = useState<View>('phone');
  const settled = useDebounced(JSON.stringify(choice), SETTLE_MS);
  const box = useScaledWidth();
  return (
    <div className="configurator-preview" ref={box}>
      <PartnerSection title={t('configure.previewTitle')}>
        <ChoiceGroup<View>
          legend={t('configure.view')}
          value={view}
          onChange={setView}
          choices={VIEWS.map((value) => ({ value, text: t(`configure.views.${value}`) }))}
        />
        {view === 'hostile' && <p className="text-sm text-muted">{t('configure.hostileHint')}</p>}
        <LivePreview
          choice={JSON.parse(settled)}
          title={t('live', { element: t(`element.${choice.element}`) })}
          isHostile={view === 'hostile'}
          className={view === 'phone' ? 'as-phone' : 'as-desktop'}
        />
      </PartnerSection>
    </div>
  );
}
