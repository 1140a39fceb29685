import type { ReactNode } from 'react';

/** The same without a component, for cards of which there may be hundreds: each would be kept. */
export const iconLine = (icon: ReactNode, text: ReactNode, more?: ReactNode) => (
  <li className="flex items-start gap-2">
    <span className="text-muted pt-1">{icon}</span>
    <span className="min-w-0">
      {text}
      {more}
    </span>
  </li>
);

/** One fact about a job or a tutor, in a list of them, behind the icon that says what it is. */
export const IconLine = ({ icon, children }: { icon: ReactNode; children: ReactNode }) =>
  iconLine(icon, children);
