import { UsersRound } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import { type TuitionTab, tuitionPath, tuitionTabs } from '#core/tuition/teaching/tuition-path.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { SavedAnswerNotice } from './saved-answer-notice.tsx';
import { TuitionHead } from './tuition-head.tsx';
import { useSavedAnswer } from './use-saved-answer.ts';
import { useTuition } from './use-tuition.ts';

/** Leaves out the child, of whom nothing lies on the device. */
const withoutChild = (tuition: TuitionAnswer): TuitionAnswer => ({
  ...tuition,
  student_name: null,
  asked: null,
});

interface TuitionFrameProps {
  tab: TuitionTab;
  /**
   * Renders what the tab shows; `refresh` after a change of the tuition itself. `since`: when it
   * was read, if there is no connection.
   */
  children(
    tuition: TuitionAnswer,
    refresh: () => Promise<unknown>,
    since: number | undefined,
  ): ReactNode;
}

/**
 * Shows who it is with, and the tabs, around every screen of one tuition; the same for both its
 * people.
 */
export function TuitionFrame({ tab, children }: TuitionFrameProps) {
  const { t } = useTranslation('teaching');
  const { id, isId, response: read } = useTuition();
  const response = useSavedAnswer(`tuition-${id}`, read, withoutChild);
  if (!isId || (isApiError(response.error) && response.error.status === 404))
    return (
      <StatePanel icon={<UsersRound size={32} />} title={t('missing')} hint={t('missingHint')} />
    );
  return (
    <AsyncView response={response}>
      {(tuition) => (
        <>
          <SavedAnswerNotice since={response.since} />
          <TuitionHead tuition={tuition} tab={tab} />
          <LinkTabs
            label={t('tabsLabel')}
            tabs={tuitionTabs.map((name) => ({
              to: tuitionPath(tuition.side, name, tuition.id),
              text: t(`tabs.${name}`),
            }))}
          />
          {/* Another tuition begins anew: nothing of the one before is shown, or kept, as its own. */}
          <Fragment key={tuition.id}>
            {children(tuition, response.refresh, response.since)}
          </Fragment>
        </>
      )}
    </AsyncView>
  );
}
