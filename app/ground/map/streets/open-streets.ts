/** The operator's file of streets, of which the browser fetches what a map in sight needs. */
import { addProtocol, type Map as GlMap, type LayerSpecification } from 'maplibre-gl';
import { PMTiles, Protocol } from 'pmtiles';
import type { Point } from '#core/ground/geo/distance.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { streetLayers } from './street-layers.ts';
import { type StreetName, streetNames } from './street-names.ts';

const SOURCE = 'street-file';
/** A file that ends further away has no small streets. */
const SMALL_STREETS_FROM_ZOOM = 13;

export interface Streets {
  /** The name of the source in a style, and its address for maplibre. */
  source: string;
  url: string;
  /** The layers in the colours that hold at `box`. */
  layersIn(box: HTMLElement): LayerSpecification[];
  /** Names of streets in sight; one may come with several places, of which it stands at one. */
  namesIn(map: GlMap, lang: Lang): StreetName[];
  /** Tells whether the file has small streets there. */
  reachTo(point: Point): boolean;
}

let protocol: Protocol | undefined;

function theProtocol(): Protocol {
  if (protocol) return protocol;
  protocol = new Protocol();
  addProtocol('pmtiles', protocol.tile);
  return protocol;
}

const opened = new Map<string, Streets>();

/** Opens the file at a path of ours; the same is opened once. Rejects where it does not come. */
export async function openStreets(path: string): Promise<Streets> {
  const known = opened.get(path);
  if (known) return known;
  const address = new URL(path, location.origin).href;
  const archive = new PMTiles(address);
  const { maxZoom, minLon, minLat, maxLon, maxLat } = await archive.getHeader();
  theProtocol().add(archive);
  const streets: Streets = {
    source: SOURCE,
    url: `pmtiles://${address}`,
    layersIn: (box) => streetLayers(SOURCE, box),
    namesIn: (map, lang) => streetNames(map, SOURCE, lang),
    reachTo: ({ latitude, longitude }) =>
      maxZoom >= SMALL_STREETS_FROM_ZOOM &&
      longitude >= minLon &&
      longitude <= maxLon &&
      latitude >= minLat &&
      latitude <= maxLat,
  };
  opened.set(path, streets);
  return streets;
}
