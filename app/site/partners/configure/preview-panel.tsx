import { useState } from 'react';
import type { EmbedChoice } from '#core/site/embed/embed-choice.ts';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { useDebounced } from '#ui/hooks/use-debounced.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LivePreview } from '../live-preview.tsx';
import { PartnerSection } from '../partner-section.tsx';
import { useScaledWidth } from './use-scaled-width.ts';

const VIEWS = ['phone', 'desktop', 'hostile'] as const;
type View = (typeof VIEWS)[number];

/** The wait in ms: typing and drawing with the mouse change many times a second. */
const SETTLE_MS = 400;

/** The element as visitors will see it. */
export function PreviewPanel({ choice }: { choice: EmbedChoice }) {
  const texts = useTexts('partners');
  const [view, setView] = useState<View>('phone');
  const settled = useDebounced(JSON.stringify(choice), SETTLE_MS);
  const box = useScaledWidth();
  return (
    <div className="configurator-preview" ref={box}>
      <PartnerSection title={texts('configure.previewTitle')}>
        <ChoiceGroup<View>
          legend={texts('configure.view')}
          value={view}
          onChange={setView}
          choices={VIEWS.map((value) => ({ value, text: texts(`configure.views.${value}`) }))}
        />
        {view === 'hostile' && (
          <p className="text-sm text-muted">{texts('configure.hostileHint')}</p>
        )}
        <LivePreview
          choice={JSON.parse(settled)}
          title={texts('live', { element: texts(`element.${choice.element}`) })}
          isHostile={view === 'hostile'}
          className={view === 'phone' ? 'as-phone' : 'as-desktop'}
        />
      </PartnerSection>
    </div>
  );
}
