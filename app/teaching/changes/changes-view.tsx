import { useState } from 'react';
import type { TuitionAnswer } from '#core/api/schemas/teaching.ts';
import type { TuitionChange, TuitionChangesAnswer } from '#core/api/schemas/tuition-changes.ts';
import type { ChangeKind } from '#core/teaching/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { ChangeHistory } from './change-history.tsx';
import { OpenChange } from './open-change.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { TermsNow } from './terms-now.tsx';

interface ChangesViewProps {
  tuition: TuitionAnswer;
  answer: TuitionChangesAnswer;
  /** Reads tuition and changes again. */
  onChanged(): Promise<unknown>;
}

/** Of a confirmed tuition, and of one that is over: terms, proposals, what can be proposed, history. */
export function ChangesView({ tuition, answer, onChanged }: ChangesViewProps) {
  const texts = useTexts('changes');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const [proposing, setProposing] = useState<ChangeKind>();
  const [pause, setPause] = useState<TuitionChange>();
  const { id, side, ended } = tuition;
  const open = answer.changes.filter(({ state }) => state === 'open');

  const done = async (call: Promise<{ message: string }>) => {
    const { message } = await call;
    await onChanged();
    showToast(message, 'success');
  };
  const paramsOf = (change: TuitionChange) => ({ params: { id, changeId: change.id } });

  return (
    <div className="flex flex-col gap-4">
      {open.length > 0 && (
        <section className="flex flex-col gap-3" aria-label={texts('open')}>
          <h2 className="text-lg">{texts('open')}</h2>
          {open.map((change) => (
            <OpenChange
              key={change.id}
              change={change}
              side={side}
              acts={{
                answer: (one, accepts, words) =>
                  done(
                    api.call('answerTuitionChange', {
                      ...paramsOf(one),
                      body: { accepts, ...(words !== '' && { answer: words }) },
                    }),
                  ),
                withdraw: (one) => done(api.call('withdrawTuitionChange', paramsOf(one))),
              }}
            />
          ))}
        </section>
      )}
      <TermsNow {...answer} onEndPause={ended ? undefined : setPause} />
      {answer.can_propose.length > 0 && (
        <Section padding="normal" title={texts('propose.title')}>
          <p className="text-sm">{texts('propose.lead')}</p>
          <div className="flex flex-wrap gap-3">
            {answer.can_propose.map((kind) => (
              <Button key={kind} look="secondary" onClick={() => setProposing(kind)}>
                {texts(`propose.${kind}.open`)}
              </Button>
            ))}
          </div>
        </Section>
      )}
      <ChangeHistory changes={answer.changes.filter(({ state }) => state !== 'open')} side={side} />
      {proposing && (
        <ProposeDialog
          kind={proposing}
          today={answer.today}
          terms={answer.terms}
          onSend={(body) => done(api.call('proposeTuitionChange', { params: { id }, body }))}
          onClose={() => setProposing(undefined)}
        />
      )}
      {pause && (
        <ConfirmDialog
          title={texts('endPause.title')}
          confirmText={texts('endPause.do')}
          onConfirm={() => done(api.call('endTuitionPause', paramsOf(pause)))}
          onClose={() => setPause(undefined)}
        >
          <p>
            {(pause.from_on ?? '') > answer.today
              ? texts('endPause.never')
              : texts('endPause.from', { date: format.date(answer.today) })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
