import type { ReactNode } from 'react';
import { ShownSince } from '#app/ground/offline/shown-since.tsx';
import { AccountNotice } from './account-notice.tsx';
import { PhoneNotice } from './phone/phone-notice.tsx';

/** Shows what an account has to be told on every screen. */
export const FrameNotices = ({ children }: { children?: ReactNode }) => (
  <>
    {children}
    <ShownSince />
    <PhoneNotice />
    <AccountNotice />
  </>
);
