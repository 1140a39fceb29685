import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';

interface DeviceRowProps {
  device: string;
  note: string;
  /** The actions for the device. */
  children?: ReactNode;
}

/** A line of a list of devices. */
export const DeviceRow = ({ device, note, children }: DeviceRowProps) => (
  <li className="flex items-center gap-3 py-2 border-b border-line min-h-[64px]">
    <MonitorSmartphone aria-hidden="true" size={22} className="shrink-0 text-muted" />
    <span className="flex-1 min-w-0">
      <span className="block font-semibold break-words">{device}</span>
      <span className="text-muted text-sm">{note}</span>
    </span>
    {children}
  </li>
);
