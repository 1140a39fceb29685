import { CloudOff } from 'lucide-react';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** Shown instead of a screen that could not be drawn. */
export function ErrorPage() {
  const texts = useTexts('app');
  const common = useTexts('common');
  const phone = useOurPhone();
  return (
    <div className="contained py-10">
      <StatePanel
        alert
        icon={<CloudOff size={32} />}
        title={common('somethingWrong')}
        hint={<CallText text={texts('errorHint', { phone })} />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{common('retry')}</Button>
            <ButtonLink look="secondary" href="/">
              {texts('goHome')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
