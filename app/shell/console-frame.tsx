import { AccountNotice } from './account-notice.tsx';
import { Header } from './header.tsx';
import { PageMain } from './page-main.tsx';

/** A console wants every pixel, and nothing to lead away from the work. */
export const ConsoleFrame = () => (
  <div className="flex flex-col min-h-[100dvh]">
    <Header />
    <PageMain className="contained console flex-1 py-4" notice={<AccountNotice />} />
  </div>
);
