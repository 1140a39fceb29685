/** Puts a component on the page of the browser the tests run in, and takes the one before away. */
import type { ComponentProps, ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { SWRConfig } from 'swr';
import { WidgetHost } from '../widgets/widget-host.tsx';

let shown: { root: Root; place: HTMLElement } | undefined;

type Host = Omit<ComponentProps<typeof WidgetHost>, 'children'>;

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
