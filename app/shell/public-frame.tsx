import { AssistantLauncher } from '../public/assistant/assistant-launcher.tsx';
import { AccountNotice } from './account-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PageMain } from './page-main.tsx';
import { PhoneNotice } from './phone/phone-notice.tsx';

/** Header and footer around every page that has no frame of its own. */
export const PublicFrame = () => (
  <div className="flex flex-col min-h-[100dvh]">
    <Header />
    <PageMain
      className="contained flex-1 py-6"
      notice={
        <>
          <PhoneNotice />
          <AccountNotice />
        </>
      }
    />
    <Footer />
    <AssistantLauncher />
  </div>
);
