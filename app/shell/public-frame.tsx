import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AssistantLauncher } from '../public/assistant/assistant-launcher.tsx';
import { Footer } from './footer.tsx';
import { FrameNotices } from './frame-notices.tsx';
import { Header } from './header.tsx';
import { PageMain } from './page-main.tsx';

/** Header and footer around every page that has no frame of its own. */
export function PublicFrame() {
  const texts = useTexts('app');
  return (
    <div className="flex flex-col min-h-[100dvh]">
      <Header />
      <noscript>
        <p className="contained py-2 text-sm">{texts('withoutScript')}</p>
      </noscript>
      <PageMain className="contained flex-1 py-6" notice={<FrameNotices />} />
      <Footer />
      <AssistantLauncher />
    </div>
  );
}
