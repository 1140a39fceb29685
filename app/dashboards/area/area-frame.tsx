import { WishNotice } from '#app/market/applying/wish/wish-notice.tsx';
import { FrameNotices } from '#app/shell/frame-notices.tsx';
import { PageMain } from '#app/shell/page-main.tsx';
import type { Area } from './area.ts';
import { AreaHeader } from './area-header.tsx';
import { AreaMenu } from './area-menu.tsx';
import { AreaTabs } from './area-tabs.tsx';
import './area.css';

/**
 * The frame of a tutor's and of a guardian's area: bar on top, menu at the side, and where there is
 * no room for that, tabs at the foot. Source: docs/requirements/dashboards/area-frame.md, "Frame".
 */
export const AreaFrame = ({ area }: { area: Area }) => (
  <div className="area-frame flex">
    <AreaMenu links={area.links} />
    <div className="flex flex-col flex-1 min-w-0">
      <AreaHeader area={area} />
      <PageMain
        className="contained flex-1 py-6"
        notice={
          <FrameNotices>
            <WishNotice />
          </FrameNotices>
        }
      />
      <AreaTabs area={area} />
    </div>
  </div>
);
