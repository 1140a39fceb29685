import { ArrowRight } from 'lucide-react';
import { type FormEvent, type ReactNode, useId } from 'react';
import { Link, useNavigate } from 'react-router';
import { Button } from '#ui/button/button.tsx';

interface DoorProps {
  title: string;
  /** The path to which the search leads, with the fields of the form as its filter. */
  action: string;
  submit: string;
  /** The other way in. */
  to: string;
  linkText: string;
  linkHint: string;
  children: ReactNode;
}

/** A way into the site: a search, and a link for who would rather be found. Works before the code too. */
export function Door({ title, action, submit, to, linkText, linkHint, children }: DoorProps) {
  const id = useId();
  const navigate = useNavigate();
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const filled = [...new FormData(event.currentTarget)].flatMap(([name, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[name, value.trim()]] : [],
    );
    navigate(`${action}?${new URLSearchParams(filled)}`);
  };
  return (
    <form
      action={action}
      aria-labelledby={id}
      onSubmit={search}
      className="hangs flex flex-col gap-3 p-4 bg-paper text-ink shadow"
    >
      <h2 id={id} className="title text-lg">
        {title}
      </h2>
      {children}
      <Button type="submit">{submit}</Button>
      <p className="text-sm text-muted">
        <Link
          to={to}
          className="inline-flex items-center gap-1 min-h-[32px] font-semibold text-brand hover:underline"
        >
          {linkText}
          <ArrowRight aria-hidden="true" size={16} />
        </Link>
        <span className="block">{linkHint}</span>
      </p>
    </form>
  );
}
