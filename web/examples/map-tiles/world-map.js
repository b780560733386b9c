// A map of Leaflet for a world.
import * as L from 'leaflet/dist/leaflet-src.esm.js';
import { short, texts } from './texts.js';

const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The map of a source, in the size of its world. onError: a tile did not arrive. */
export function createMap(source, { width, maxZoom, tileSize, cellSize }, onError) {
  // One unit is a cell, y goes down, and at the deepest zoom a cell has cellSize pixels.
  const scale = cellSize / 2 ** maxZoom;
  const transformation = new L.Transformation(scale, 0, scale, 0);
  // A world without an edge has no bounds.
  const bounds = width === null ? null : L.latLngBounds([0, 0], [width, width]);
  const map = L.map('map', {
    crs: L.extend({}, L.CRS.Simple, { transformation }),
    maxBounds: bounds?.pad(1),
    maxZoom,
    ...{ zoomControl: false, zoomAnimation: !isStill, fadeAnimation: !isStill, inertia: !isStill },
  });
  L.control.zoom({ zoomInTitle: texts.zoomIn, zoomOutTitle: texts.zoomOut }).addTo(map);
  map.attributionControl.setPrefix('<a href="https://leafletjs.com">Leaflet</a>');
  source.layer({ bounds, maxZoom, tileSize }).on('tileerror', onError).addTo(map);
  addScale(map, scale);
  return map;
}

/** How long a round number of cells is. Leaflet's own scale has metres. */
function addScale(map, scale) {
  const control = L.control({ position: 'bottomleft' });
  const bar = L.DomUtil.create('div', 'scale');
  control.onAdd = () => bar;
  control.addTo(map);
  map.on('move zoomend', () => {
    const pixels = scale * 2 ** map.getZoom();
    const most = 120 / pixels;
    const power = 10 ** Math.floor(Math.log10(most));
    const cells = Math.max(1, power * [5, 2, 1].find((step) => step * power <= most));
    bar.style.width = `${cells * pixels}px`;
    bar.textContent = texts.cells(short(cells), cells === 1);
  });
}
