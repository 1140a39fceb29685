import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#app/ground/links/is-plain-click.ts';

/** The address inside the app a click would lead to, if it leads away from this screen. */
function ownTarget(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.target || !isPlainClick(event)) return null;
  if (link.origin !== window.location.origin || link.pathname === window.location.pathname)
    return null;
  return link.pathname + link.search + link.hash;
}

/**
 * Asks before a link or the browser leads away from unsaved changes. Going back is not held up: the
 * draft is there when one returns.
 */
export function useLeaveWarning(isDirty: boolean) {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (!isDirty) return;
    const onClick = (event: MouseEvent) => {
      const wanted = ownTarget(event);
      if (wanted === null) return;
      event.preventDefault();
      event.stopPropagation();
      setTarget(wanted);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [isDirty]);

  return {
    isAsking: target !== undefined,
    stay: () => setTarget(undefined),
    leave: () => {
      if (target !== undefined) navigate(target);
    },
  };
}
