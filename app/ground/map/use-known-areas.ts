import { useAnswer } from '#ui/api/use-answer.ts';
import { useLang } from '#ui/i18n/use-lang.ts';

export interface KnownArea {
  id: number;
  cityId: number;
  name: string;
  latitude: number;
  longitude: number;
}

const NONE: readonly KnownArea[] = [];

/** Every area of the gazetteer in the reader's language; empty until its file is there. */
export function useKnownAreas(): readonly KnownArea[] {
  const lang = useLang();
  const { data } = useAnswer(['knownAreas', lang], async () => {
    const { default: places } = await import('virtual:porua-places');
    return places.map(({ id, cityId, latitude, longitude, name, name_bn }) => ({
      id,
      cityId,
      latitude,
      longitude,
      name: lang === 'bn' ? name_bn : name,
    }));
  });
  return data ?? NONE;
}
