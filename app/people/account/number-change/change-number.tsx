import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { phoneText } from '#core/people/account/phone-text.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useFreshApi } from '#ui/api/use-fresh-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { AskStaffStep } from './ask-staff-step.tsx';
import { LostNumberStep } from './lost-number-step.tsx';
import { NewNumberStep } from './new-number-step.tsx';
import { OldNumberStep } from './old-number-step.tsx';
import { WithStaff } from './with-staff.tsx';

/**
 * The way from the number of now to another one, step by step; the server knows which one is next,
 * so a reload loses none. Source: docs/requirements/people/accounts.md, "Change of number".
 */
export function ChangeNumber({ donePath }: { donePath: string }) {
  const { t } = useTranslation('numberChange');
  const lang = useLang();
  const response = useFreshApi('getNumberChange', {});
  const [isLost, setLost] = useState(false);
  const goOn = async () => {
    await response.refresh();
  };
  return (
    <AsyncView response={response}>
      {(change) => {
        const { open, phone_no, refused } = change;
        if (open && open.state !== 'begun') return <WithStaff open={open} onChanged={goOn} />;
        if (open?.new_verified) return <AskStaffStep change={change} onSent={goOn} />;
        if (open)
          return (
            <NewNumberStep
              isAlone={!open.old_verified}
              donePath={donePath}
              onVerified={goOn}
              onCancelled={goOn}
            />
          );
        return (
          <>
            {refused && <Alert>{t('refused', { reason: refused })}</Alert>}
            <p>{t('now', { phone: phoneText(phone_no, lang) })}</p>
            {isLost ? (
              <LostNumberStep change={change} onBegun={goOn} onBack={() => setLost(false)} />
            ) : (
              <OldNumberStep phone={phone_no} onBegun={goOn} onLost={() => setLost(true)} />
            )}
          </>
        );
      }}
    </AsyncView>
  );
}
