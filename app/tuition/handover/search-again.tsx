import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Section } from '#ui/section/section.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface SearchAgainProps {
  requestId: number;
  /** Reads again what the page shows. */
  onSearching(): Promise<unknown>;
}

/**
 * The search after a tuition has ended: one press puts the request back on the board with the same
 * facts.
 */
export function SearchAgain({ requestId, onSearching }: SearchAgainProps) {
  const { t } = useTranslation('parent');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { run, isBusy } = useToastedMutation();
  const search = () =>
    run(async () => {
      const { message } = await api.call('searchAgain', { params: { id: requestId } });
      await onSearching();
      showToast(message, 'success');
    });
  return (
    <Section padding="normal" title={t('again.title')}>
      <p>{t('again.lead')}</p>
      <Button isBusy={isBusy} className="self-start" onClick={() => void search()}>
        {t('again.press')}
      </Button>
      <p className="text-sm text-muted">
        <Trans
          t={t}
          i18nKey="again.refund"
          components={{
            rule: <Link to="/terms-conditions#section-5" className="text-brand underline" />,
          }}
        />
      </p>
    </Section>
  );
}
