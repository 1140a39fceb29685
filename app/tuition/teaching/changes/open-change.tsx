import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnSide } from '#core/people/account/own-sides.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import type { LeaveWish } from '#core/tuition/teaching/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { ConfirmDialog } from '#ui/dialog/confirm-dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { AnswerDialog } from './answer-dialog.tsx';
import { LeaveWishes } from './leave-wish.tsx';
import { useChangeText } from './use-change-text.ts';

export interface ChangeActs {
  answer(change: TuitionChange, accepts: boolean, words: string): Promise<void>;
  withdraw(change: TuitionChange): Promise<void>;
  wish(change: TuitionChange, wish: LeaveWish): Promise<void>;
}

interface OpenChangeProps {
  change: TuitionChange;
  side: OwnSide;
  acts: ChangeActs;
}

/** Shows what waits for an answer, or a notice that runs: who said it, and what can be done. */
export function OpenChange({ change, side, acts }: OpenChangeProps) {
  const { t } = useTranslation('changes');
  const format = useFormat();
  const changeText = useChangeText();
  const [asking, setAsking] = useState<'accept' | 'decline' | 'withdraw'>();
  const isOwn = change.by === side;
  const isNotice = change.kind === 'end';
  const isLeave = change.kind === 'leave';
  // Staff have agreed to it: who wants to continue after all calls them.
  const isAgreed = isNotice && change.by === 'tutor';
  const close = () => setAsking(undefined);
  return (
    <Card as="article" className="flex flex-col gap-3 border-accent">
      <div className="flex flex-col gap-1">
        <h3 className="text-base font-semibold">{changeText(change)}</h3>
        <p className="text-sm text-muted">
          {t(isOwn ? 'by.you' : `by.${change.by}`, { date: format.date(change.created_at) })}
        </p>
      </div>
      <p className="break-words">{t('reason', { text: change.reason })}</p>
      {change.answer_by && (
        <p className="text-sm">
          {t(isOwn ? 'waitsForOther' : 'waitsForYou', { date: format.date(change.answer_by) })}
        </p>
      )}
      {isLeave && (
        <LeaveWishes change={change} side={side} onWish={(wish) => acts.wish(change, wish)} />
      )}
      {isNotice && <p className="text-sm">{t('noticeRuns')}</p>}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {!isOwn && !isNotice && !isLeave && (
          <>
            <Button onClick={() => setAsking('accept')}>{t('ask.accept.do')}</Button>
            <Button look="secondary" onClick={() => setAsking('decline')}>
              {t('ask.decline.do')}
            </Button>
          </>
        )}
        {isOwn && !isAgreed && (
          <Button look="secondary" onClick={() => setAsking('withdraw')}>
            {t(isNotice ? 'ask.withdraw.doNotice' : 'ask.withdraw.do')}
          </Button>
        )}
      </div>
      {(asking === 'accept' || asking === 'decline') && (
        <AnswerDialog
          change={change}
          answer={asking}
          onSend={(words) => acts.answer(change, asking === 'accept', words)}
          onClose={close}
        />
      )}
      {asking === 'withdraw' && (
        <ConfirmDialog
          title={t('ask.withdraw.title')}
          confirmText={t(isNotice ? 'ask.withdraw.doNotice' : 'ask.withdraw.do')}
          onConfirm={() => acts.withdraw(change)}
          onClose={close}
        >
          <p>{changeText(change)}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
