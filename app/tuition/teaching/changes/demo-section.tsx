import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import type { TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Section } from '#ui/section/section.tsx';
import { DemoDialog, type DemoGiven } from './demo-dialog.tsx';

interface DemoSectionProps {
  tuition: TuitionAnswer;
  demo: NonNullable<TuitionChangesAnswer['demo']>;
  onSend(given: DemoGiven): Promise<void>;
}

/** The demo class: when, that nobody pays for it, and what each of the two said afterwards. */
export function DemoSection({ tuition, demo, onSend }: DemoSectionProps) {
  const { t } = useTranslation('changes');
  const lang = useLang();
  const [isAnswering, setAnswering] = useState(false);
  const { side, state } = tuition;
  const { lesson_at: at, own, other, can_answer: canAnswer } = demo;
  return (
    <Section padding="normal" title={t('demo.title')}>
      <div className="flex flex-col gap-2">
        <p>{at ? t('demo.when', { when: momentText(at, lang) }) : t('demo.notSet')}</p>
        <p className="text-sm">{t('demo.free')}</p>
        {state === 'appointed' && <p className="text-sm text-muted">{t(`demo.next.${side}`)}</p>}
        {own && <p>{t('demo.own', { result: t(`demo.result.${own.result}`) })}</p>}
        {own?.words && (
          <p className="text-sm break-words">{t('demo.words', { text: own.words })}</p>
        )}
        {other && (
          <p>
            {t(side === 'tutor' ? 'demo.ofGuardian' : 'demo.ofTutor', {
              result: t(`demo.result.${other}`),
            })}
          </p>
        )}
      </div>
      {canAnswer && (
        <Button className="self-start" onClick={() => setAnswering(true)}>
          {t(own ? 'demo.answerAgain' : 'demo.answer')}
        </Button>
      )}
      {isAnswering && (
        <DemoDialog
          tuitionId={tuition.id}
          side={side}
          onSend={onSend}
          onClose={() => setAnswering(false)}
        />
      )}
    </Section>
  );
}
