import { useTranslation } from 'react-i18next';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { momentText } from '#core/ground/format/moment-text.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useNow } from '#ui/now.tsx';

interface ChoicePromiseProps {
  /** The name of the tutor. */
  name: string;
  /** ISO 8601 in UTC. */
  callBy: string;
}

/** Says by when staff call about a choice, and what to do when they have not. */
export function ChoicePromise({ name, callBy }: ChoicePromiseProps) {
  const { t } = useTranslation('parent');
  const when = momentText(callBy, useLang());
  const phone = useOurPhone();
  return useNow() <= new Date(callBy).getTime() ? (
    t('requests.chosen', { name, when })
  ) : (
    <CallText text={t('requests.chosenLate', { name, when, phone })} />
  );
}
