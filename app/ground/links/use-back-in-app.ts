import type { MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { isPlainClick } from './is-plain-click.ts';

/** Goes back to the list as it was left, when the reader came from inside the app. */
export function useBackInApp() {
  const navigate = useNavigate();
  const cameFromOutside = useLocation().key === 'default';
  return (event: MouseEvent) => {
    if (cameFromOutside || !isPlainClick(event)) return;
    event.preventDefault();
    navigate(-1);
  };
}
