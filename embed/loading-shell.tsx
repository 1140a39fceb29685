/** Until texts and the first answer are there. Says nothing: the texts are what is missing. */
export const LoadingShell = () => (
  <div className="porua-box flex flex-col gap-4" aria-hidden="true">
    <div className="skeleton h-12" />
    <div className="skeleton h-48" />
    <div className="skeleton h-48" />
  </div>
);
