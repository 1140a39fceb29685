/** The problem of a group of choices, which has no single control to stand beside. */
export const GroupError = ({ message }: { message: string | undefined }) =>
  message ? (
    <p role="alert" className="text-danger text-xs">
      {message}
    </p>
  ) : null;
