import { showPhoneNumber } from '#core/account/phone-number.ts';
import { brand } from '#core/brand.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSession } from '../../session/session-provider.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

export function Page() {
  const texts = useTexts('app');
  const { user } = useSession();
  usePageTitle(texts('nav.dashboard'));
  if (!user) return null;
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-xl">{texts('dashboard.hello', { name: user.name })}</h1>
      <p>{texts('dashboard.parentLead', { phone: brand.phone })}</p>
      <section className="flex flex-col gap-3 p-5 bg-paper border border-line rounded">
        <h2 className="text-lg">{texts('dashboard.account')}</h2>
        <dl className="flex flex-col gap-2">
          <div>
            <dt className="text-muted text-sm">{texts('dashboard.phone')}</dt>
            <dd>{showPhoneNumber(user.phone_no)}</dd>
          </div>
          {user.email && (
            <div>
              <dt className="text-muted text-sm">{texts('dashboard.email')}</dt>
              <dd>{user.email}</dd>
            </div>
          )}
        </dl>
      </section>
    </div>
  );
}
