import type { ReactNode } from 'react';
import { TitleFont } from './title-font.tsx';

/** The title of a page of ours, in the font of titles: docs/identity.md, "Letters". */
export const PageTitle = ({ children }: { children: ReactNode }) => (
  <>
    <TitleFont />
    <h1 className="title text-2xl">{children}</h1>
  </>
);
