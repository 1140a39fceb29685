import { CircleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';

/** The server's message in a red box. Source: spec public-site §2 "Sign-in screen". */
export function FormProblem({ message }: { message: string | undefined }) {
  const box = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <p ref={box} role="alert" className="flex gap-3 p-3 rounded-sm bg-danger-soft text-danger">
      <CircleAlert aria-hidden="true" size={20} />
      <span className="min-w-0">{message}</span>
    </p>
  );
}
