import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CallText } from '../shell/call-text.tsx';

/** The server's message in a red box. Source: docs/requirements/accounts.md, "Signing in". */
export function FormProblem({ message }: { message: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <p ref={box} role="alert" className="flex gap-3 p-3 rounded-sm bg-danger-soft text-danger">
      <CircleAlert aria-hidden="true" size={20} />
      <span className="min-w-0">
        <CallText text={message} />
      </span>
    </p>
  );
}
