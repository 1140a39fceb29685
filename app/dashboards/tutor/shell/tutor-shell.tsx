import { WishNotice } from '#app/market/applying/wish/wish-notice.tsx';
import { FrameNotices } from '#app/shell/frame-notices.tsx';
import { PageMain } from '#app/shell/page-main.tsx';
import { SendWaitingLessons } from '#app/tuition/teaching/lessons/send-waiting-lessons.tsx';
import { PositionProvider } from '../position/position-provider.tsx';
import { SidebarMenu } from './sidebar-menu.tsx';
import { TopBar } from './top-bar.tsx';
import { useBackgroundRefresh } from './use-background-refresh.ts';

/**
 * The frame of the tutor area: menu at the side, bar on top.
 * Source: docs/requirements/dashboards/tutor-area.md, "Frame".
 */
export function TutorShell() {
  const { savedCount } = useBackgroundRefresh();
  return (
    <PositionProvider>
      <SendWaitingLessons />
      <div className="flex min-h-[100dvh]">
        <aside className="tutor-sidebar no-print hidden lg:flex flex-col bg-paper border-r border-line">
          <SidebarMenu />
        </aside>
        <div className="flex flex-col flex-1 min-w-0">
          <TopBar savedCount={savedCount} />
          <PageMain
            className="contained flex-1 py-6"
            notice={
              <FrameNotices>
                <WishNotice />
              </FrameNotices>
            }
          />
        </div>
      </div>
    </PositionProvider>
  );
}
