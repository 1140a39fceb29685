import { tryFile } from '#app/ground/late/try-file.ts';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useApi } from '#ui/api/use-api.ts';
import type { Streets } from './streets/open-streets.ts';

export interface MapGround {
  /** The address of the operator's own style; null: ours. */
  styleUrl: string | null;
  /** Streets for our own style; null where the operator has none or they do not come. */
  streets: Streets | null;
}

/** Returns the ground a map is drawn on; undefined until that is known. */
export function useMapGround(): MapGround | undefined {
  const { data, error } = useApi('getMapStyle', {});
  const path = data?.streets ?? null;
  const opened = useAnswer(path === null ? null : ['streets', path], async () => {
    const { openStreets } = await tryFile(() => import('./streets/open-streets.ts'));
    return openStreets(path ?? '');
  });
  if (!data) return error === undefined ? undefined : { styleUrl: null, streets: null };
  const isOpening = path !== null && !opened.data && opened.error === undefined;
  return isOpening ? undefined : { styleUrl: data.url, streets: opened.data ?? null };
}
