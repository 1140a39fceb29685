import { useAddressParams } from '#app/ground/page/use-address-params.ts';
import {
  type EmbedChoice,
  type LookName,
  readEmbedChoice,
  writeEmbedChoice,
} from '#core/site/embed/embed-choice.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { isPlace, type PastePlace } from './paste-places.ts';

export interface Configured {
  choice: EmbedChoice;
  /** The kind of page it is pasted into. */
  place: PastePlace;
  change(changes: Partial<EmbedChoice>): void;
  /** `undefined` drops an attribute. */
  setAttributes(changes: Record<string, string | undefined>): void;
  setLook(name: LookName, value: string | undefined): void;
  setPlace(place: PastePlace): void;
}

const without = (values: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(values).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );

/** All that is chosen stands in the address. */
export function useEmbedChoice(): Configured {
  const [params, setParams] = useAddressParams();
  const lang = useLang();
  const choice = readEmbedChoice(params, lang);
  const asked = params.get('place');
  const place = isPlace(asked) ? asked : 'html';
  const write = (next: EmbedChoice, nextPlace: PastePlace) => {
    const written = writeEmbedChoice(next);
    if (nextPlace !== 'html') written.set('place', nextPlace);
    setParams(written, { replace: true, preventScrollReset: true });
  };
  return {
    choice,
    place,
    change: (changes) => write({ ...choice, ...changes }, place),
    setAttributes: (changes) =>
      write({ ...choice, attributes: without({ ...choice.attributes, ...changes }) }, place),
    setLook: (name, value) =>
      write({ ...choice, looks: without({ ...choice.looks, [name]: value }) }, place),
    setPlace: (next) => write(choice, next),
  };
}
