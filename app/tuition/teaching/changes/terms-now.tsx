import { useTranslation } from 'react-i18next';
import type { TuitionChange, TuitionChangesAnswer } from '#core/tuition/api/tuition-changes.ts';
import { Button } from '#ui/button/button.tsx';
import { Facts } from '#ui/facts/facts.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { Section } from '#ui/section/section.tsx';
import { useChangeText } from './use-change-text.ts';

interface TermsNowProps extends Pick<TuitionChangesAnswer, 'terms' | 'today' | 'changes'> {
  /**
   * The time of the confirmation: what was agreed before an undone confirmation is gone with it.
   */
  since: string | null;
  /** Undefined where it is over. */
  onEndPause: ((pause: TuitionChange) => void) | undefined;
}

/** Agreed on, and not over: pauses that go on or will come, terms that will change. */
const isToCome = ({ kind, state, from_on, to_on, ended_on }: TuitionChange, today: string) =>
  state === 'accepted' &&
  (kind === 'pause' ? ended_on === null && (to_on ?? '') >= today : (from_on ?? '') > today);

/** The terms valid today, and what is agreed for the days to come. */
export function TermsNow({ terms, today, changes, since, onEndPause }: TermsNowProps) {
  const { t } = useTranslation('changes');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const changeText = useChangeText();
  const daysText = (count: number) => common('daysInWeek', { count, n: format.number(count) });
  const perMonth = (taka: number) => `${format.money(taka)} ${common('perMonth')}`;
  const toCome = changes.filter(
    (change) => change.created_at >= (since ?? '') && isToCome(change, today),
  );
  return (
    <Section padding="normal" title={t('now.title')}>
      <Facts
        facts={[
          [t('now.days'), daysText(terms.days_in_week)],
          [t('now.salary'), perMonth(terms.salary)],
          [t('now.changedOn'), terms.changed_on && format.date(terms.changed_on)],
        ]}
      />
      {terms.changed_on && (
        <p className="text-sm text-muted">
          {t('now.confirmed', {
            days: daysText(terms.confirmed_days),
            salary: perMonth(terms.confirmed_salary),
          })}
        </p>
      )}
      {onEndPause && toCome.length > 0 && (
        <ul className="flex flex-col gap-3">
          {toCome.map((change) => (
            <li key={change.id} className="flex flex-wrap items-center gap-3">
              <span className="flex-1 min-w-[180px]">{changeText(change)}</span>
              {change.kind === 'pause' && (
                <Button look="secondary" onClick={() => onEndPause(change)}>
                  {t('endPause.do')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
