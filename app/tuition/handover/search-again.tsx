import { Link } from 'react-router';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('parent');
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
    <Section padding="normal" title={texts('again.title')}>
      <p>{texts('again.lead')}</p>
      <Button isBusy={isBusy} className="self-start" onClick={() => void search()}>
        {texts('again.press')}
      </Button>
      <p className="text-sm text-muted">
        {texts('again.refund')}{' '}
        <Link to="/terms-conditions#section-5" className="text-brand underline">
          {texts('again.refundLink')}
        </Link>
        .
      </p>
    </Section>
  );
}
