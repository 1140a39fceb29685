import { AreaTabs } from '#app/dashboards/area/area-tabs.tsx';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { useGuardianArea } from './use-guardian-area.ts';

const Tabs = () => <AreaTabs area={useGuardianArea()} />;

/** The tabs alone, on the pages for everybody that one of them leads to. */
export const GuardianTabs = () => (
  <WithTexts areas={['frame', 'parent']}>
    <Tabs />
  </WithTexts>
);
