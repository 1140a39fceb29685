import { useEffect, useRef } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { CallText } from '../shell/call-text.tsx';

/** The server's message, brought into sight. Source: docs/requirements/accounts.md, "Signing in". */
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
