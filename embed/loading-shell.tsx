/** The pixels that the dark theme's own padding adds around the shell. */
const PADDING_PX = 32;

/**
 * The place of the element until texts and the first answer are there. It says nothing: the texts
 * are what is missing. It is as tall as the place reserved for the element, so that what follows
 * neither pushes nor pulls the page.
 */
export const LoadingShell = ({ container }: { container?: HTMLElement }) => (
  <div
    className="porua-box flex flex-col gap-4"
    aria-hidden="true"
    style={{ minHeight: `${Math.max(0, (container?.clientHeight ?? 0) - PADDING_PX)}px` }}
  >
    <div className="skeleton h-12" />
    <div className="skeleton h-48" />
    <div className="skeleton flex-1 min-h-[192px]" />
  </div>
);
