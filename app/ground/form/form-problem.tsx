import { useEffect, useRef } from 'react';
import { CallText } from '#app/ground/links/call-text.tsx';
import { Alert } from '#ui/alert/alert.tsx';

/** The server's message, brought into sight. Source: docs/requirements/people/accounts.md, "Signing in". */
export function FormProblem({ message }: { message: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) box.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  return (
    <Alert ref={box} role="alert">
      {message && <CallText text={message} />}
    </Alert>
  );
}
