/** The layers of Protomaps in our colours, without its texts: names are text of the page (area-labels.ts). */
import { type Flavor, LIGHT, layers } from '@protomaps/basemaps';
import type { LayerSpecification } from 'maplibre-gl';

/** Not drawn: the background, since our own land lies there, and what grows on it, seen from far away. */
const isDrawn = ({ id, type }: LayerSpecification) =>
  type !== 'background' && type !== 'symbol' && id !== 'landcover';

function flavorOf(color: (name: string) => string): Flavor {
  const land = color('--map-land');
  const park = color('--street-park');
  const wood = color('--street-wood');
  const path = color('--street-path');
  const minor = color('--street-minor');
  const minorEdge = color('--street-minor-edge');
  const major = color('--street-major');
  const majorEdge = color('--street-major-edge');
  const highway = color('--street-highway');
  const highwayEdge = color('--street-highway-edge');
  const building = color('--street-building');
  return {
    // The colours of its texts, which are not drawn.
    ...LIGHT,
    background: land,
    earth: land,
    water: color('--map-water'),
    park_a: park,
    park_b: park,
    wood_a: wood,
    wood_b: wood,
    scrub_a: park,
    scrub_b: park,
    zoo: park,
    hospital: color('--street-hospital'),
    school: color('--street-school'),
    industrial: building,
    military: building,
    aerodrome: building,
    pedestrian: building,
    buildings: building,
    glacier: land,
    sand: land,
    beach: land,
    runway: minor,
    pier: path,
    railway: color('--street-rail'),
    boundaries: color('--street-rail'),
    other: path,
    minor_service: minor,
    minor_a: minor,
    minor_b: minor,
    link: major,
    major,
    highway,
    minor_service_casing: minorEdge,
    minor_casing: minorEdge,
    link_casing: majorEdge,
    major_casing_early: majorEdge,
    major_casing_late: majorEdge,
    highway_casing_early: highwayEdge,
    highway_casing_late: highwayEdge,
    tunnel_other: path,
    tunnel_minor: minor,
    tunnel_link: major,
    tunnel_major: major,
    tunnel_highway: highway,
    tunnel_other_casing: minorEdge,
    tunnel_minor_casing: minorEdge,
    tunnel_link_casing: majorEdge,
    tunnel_major_casing: majorEdge,
    tunnel_highway_casing: highwayEdge,
    bridges_other: path,
    bridges_minor: minor,
    bridges_link: major,
    bridges_major: major,
    bridges_highway: highway,
    bridges_other_casing: minorEdge,
    bridges_minor_casing: minorEdge,
    bridges_link_casing: majorEdge,
    bridges_major_casing: majorEdge,
    bridges_highway_casing: highwayEdge,
  };
}

/** The layers of this source, in the colours that hold at `box`. */
export function streetLayers(source: string, box: HTMLElement): LayerSpecification[] {
  const style = getComputedStyle(box);
  const flavor = flavorOf((name) => style.getPropertyValue(name).trim());
  return layers(source, flavor)
    .filter(isDrawn)
    .map((layer) => ({ ...layer, id: `${source}-${layer.id}` }));
}
