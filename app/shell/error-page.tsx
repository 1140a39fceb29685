import { CloudOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { CallText, useOurPhone } from '#app/ground/links/call-text.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** Shown instead of a screen that could not be drawn. */
export function ErrorPage() {
  const { t } = useTranslation('app');
  const { t: common } = useTranslation('common');
  const phone = useOurPhone();
  return (
    <div className="contained py-10">
      <StatePanel
        alert
        icon={<CloudOff size={32} />}
        title={common('somethingWrong')}
        hint={<CallText text={t('errorHint', { phone })} />}
        action={
          <div className="flex flex-wrap justify-center gap-3">
            <Button onClick={() => location.reload()}>{common('retry')}</Button>
            <ButtonLink look="secondary" href="/">
              {t('goHome')}
            </ButtonLink>
          </div>
        }
      />
    </div>
  );
}
