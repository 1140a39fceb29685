import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { SearchAgain } from '#app/tuition/handover/search-again.tsx';
import { requestPath } from '#core/market/hire/request-path.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import type { TuitionChange, TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import type { ChangeKind } from '#core/tuition/teaching/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { ChangeHistory } from './change-history.tsx';
import type { DemoGiven } from './demo-dialog.tsx';
import { DemoSection } from './demo-section.tsx';
import { EmergencyButton } from './emergency-button.tsx';
import { OpenChange } from './open-change.tsx';
import { ProposeDialog } from './propose-dialog.tsx';
import { ReplacementSection } from './replacement-section.tsx';
import { TermsNow } from './terms-now.tsx';

interface ChangesViewProps {
  tuition: TuitionAnswer;
  answer: TuitionChangesAnswer;
  /** Reads tuition and changes again. */
  onChanged(): Promise<unknown>;
}

/** The demo class before the confirmation; then terms, proposals, what can be proposed, history. */
export function ChangesView({ tuition, answer, onChanged }: ChangesViewProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const navigate = useNavigate();
  const [proposing, setProposing] = useState<ChangeKind>();
  const [pause, setPause] = useState<TuitionChange>();
  const { id, side, ended } = tuition;
  const open = answer.changes.filter(({ state }) => state === 'open');

  const done = async (call: Promise<{ message: string }>) => {
    const { message } = await call;
    await onChanged();
    showToast(message, 'success');
  };
  const recordDemo = async ({ result, words }: DemoGiven) => {
    const body = { result, ...(words !== '' && { words }) };
    const call = api.call('recordDemoResult', { params: { id }, body });
    if (result !== 'another') return done(call);
    // The tuition is not there any more; the request is, and looks on.
    const { message } = await call;
    showToast(message, 'success');
    await navigate(requestPath(tuition.job_id));
  };
  const paramsOf = (change: TuitionChange) => ({ params: { id, changeId: change.id } });

  const isConfirmed = tuition.state !== 'appointed';
  return (
    <div className="flex flex-col gap-4">
      {answer.demo && <DemoSection tuition={tuition} demo={answer.demo} onSend={recordDemo} />}
      {open.length > 0 && (
        <section className="flex flex-col gap-3" aria-label={t('open')}>
          <h2 className="text-lg">{t('open')}</h2>
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
                wish: (one, wish) =>
                  done(api.call('wishAtLeave', { ...paramsOf(one), body: { wish } })),
                withdraw: (one) => done(api.call('withdrawTuitionChange', paramsOf(one))),
              }}
            />
          ))}
        </section>
      )}
      {isConfirmed && (
        <TermsNow {...answer} since={tuition.since} onEndPause={ended ? undefined : setPause} />
      )}
      {(answer.can_propose.length > 0 || answer.can_leave_at_once) && (
        <Section padding="normal" title={t('propose.title')}>
          <p className="text-sm">{t(`propose.leadOf.${side}`)}</p>
          <div className="flex flex-wrap gap-3">
            {answer.can_propose.map((kind) => (
              <Button key={kind} look="secondary" onClick={() => setProposing(kind)}>
                {t(`propose.${kind}.open`)}
              </Button>
            ))}
            {answer.can_leave_at_once && (
              <EmergencyButton
                tuitionId={id}
                onEnd={(reason) =>
                  done(
                    api.call('proposeTuitionChange', {
                      params: { id },
                      body: { kind: 'emergency', reason },
                    }),
                  )
                }
              />
            )}
          </div>
        </Section>
      )}
      {answer.can_search_again && (
        <SearchAgain requestId={tuition.job_id} onSearching={onChanged} />
      )}
      <ReplacementSection
        tuition={tuition}
        answer={answer}
        onAsk={({ wish, ...given }) =>
          done(
            api.call('askReplacement', {
              params: { id },
              body: { ...given, ...(wish !== '' && { wish }) },
            }),
          )
        }
        onStop={() => done(api.call('stopReplacement', { params: { id } }))}
      />
      <ChangeHistory changes={answer.changes.filter(({ state }) => state !== 'open')} side={side} />
      {proposing && (
        <ProposeDialog
          tuitionId={id}
          kind={proposing}
          today={answer.today}
          terms={answer.terms}
          onSend={(body) => done(api.call('proposeTuitionChange', { params: { id }, body }))}
          onClose={() => setProposing(undefined)}
        />
      )}
      {pause && (
        <ConfirmDialog
          title={t('endPause.title')}
          confirmText={t('endPause.do')}
          onConfirm={() => done(api.call('endTuitionPause', paramsOf(pause)))}
          onClose={() => setPause(undefined)}
        >
          <p>
            {(pause.from_on ?? '') > answer.today
              ? t('endPause.never')
              : t('endPause.from', { date: format.date(answer.today) })}
          </p>
        </ConfirmDialog>
      )}
    </div>
  );
}
