import type { ReactNode } from 'react';

interface StatePanelProps {
  icon: ReactNode;
  title: string;
  hint?: ReactNode;
  /** The way onward: retry, clear filters, open the full site. */
  action?: ReactNode;
  alert?: boolean;
}

/** Empty, failed and offline states: what happened, and what to do next. */
export function StatePanel({ icon, title, hint, action, alert }: StatePanelProps) {
  return (
    <div
      role={alert ? 'alert' : undefined}
      className="flex flex-col items-center gap-3 px-4 py-10 text-center bg-paper border border-line rounded"
    >
      <span aria-hidden="true" className="text-muted">
        {icon}
      </span>
      <p className="text-lg font-semibold">{title}</p>
      {hint && <p className="text-muted max-w-[420px]">{hint}</p>}
      {action}
    </div>
  );
}
