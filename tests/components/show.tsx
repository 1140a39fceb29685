/** Puts a component on the page of the browser the tests run in, and takes the one before away. */
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import type { ApiClient } from '#core/api/api-client.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { DraftStore } from '#ui/environment.tsx';
import { WidgetHost } from '../widgets/widget-host.tsx';

let shown: { root: Root; place: HTMLElement } | undefined;

interface Host {
  api?: ApiClient;
  drafts?: DraftStore;
  lang?: Lang;
}

export function show(component: ReactNode, host: Host = {}) {
  shown?.root.unmount();
  shown?.place.remove();
  const place = document.createElement('main');
  document.body.append(place);
  const root = createRoot(place);
  shown = { root, place };
  // What was read for one test is not there in the next.
  root.render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <WidgetHost {...host}>{component}</WidgetHost>
    </SWRConfig>,
  );
}
