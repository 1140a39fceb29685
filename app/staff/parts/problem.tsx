import { CircleAlert } from 'lucide-react';

/** Why an act did not succeed, in the server's words. */
export function Problem({ message }: { message: string | undefined }) {
  if (!message) return null;
  return (
    <p role="alert" className="flex gap-3 p-3 rounded-sm bg-danger-soft text-danger">
      <CircleAlert aria-hidden="true" size={20} />
      <span className="min-w-0 break-words">{message}</span>
    </p>
  );
}
