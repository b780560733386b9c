// A world as a map: move and zoom, go to a cell, see the way between two of them.
import * as L from 'leaflet/dist/leaflet-src.esm.js';
import { inside, middleOf, nameOf, readCell, readHash } from './cells.js';
import { openSource } from './source.js';
import { texts, translate, written } from './texts.js';
import { createMap } from './world-map.js';

/** The world of the address, else one of 2^32 x 2^32 cells: what mw.world(options).code says. */
const parameters = new URLSearchParams(location.search);
const code = parameters.get('world') ?? '1~wilson.1~square~32x32~thello~world.27~oYq';
const COLORS = { light: '#c2410c', dark: '#fb923c' };

const element = (id) => document.getElementById(id);
const say = (text) => {
  element('status').textContent = text;
};

translate();

async function start() {
  const source = await openSource(parameters.get('server'), code);
  const world = await source.json('world.json');
  const map = createMap(source, world, () => say(texts.noTile));
  const container = map.getContainer();
  const dark = matchMedia('(prefers-color-scheme: dark)');
  /** The ends of the route: none, one or two cells. */
  let ends = [];
  let search = new AbortController();
  const drawn = L.layerGroup().addTo(map);

  const color = () => COLORS[dark.matches ? 'dark' : 'light'];
  dark.addEventListener('change', () =>
    drawn.eachLayer((layer) => layer.setStyle?.({ color: color() })),
  );

  function writeHash() {
    const { lat, lng } = map.getCenter();
    const cells = ends.length === 2 ? ends.map(({ x, y }) => `/${x},${y}`).join('') : '';
    // A hundredth of a cell is less than a pixel.
    const [x, y] = [lng, lat].map((at) => Number(at.toFixed(2)));
    history.replaceState(null, '', `#${map.getZoom()}/${x}/${y}${cells}`);
  }

  /** Marks one end or two, and shows the way between two. */
  async function choose(cells) {
    search.abort();
    search = new AbortController();
    const { signal } = search;
    ends = cells;
    drawn.clearLayers();
    for (const [i, cell] of ends.entries()) {
      const icon = L.divIcon({ className: 'end', html: 'AB'[i], iconSize: [24, 24] });
      L.marker(middleOf(cell), { icon, interactive: false, keyboard: false }).addTo(drawn);
      element(['from', 'to'][i]).value = nameOf(cell);
    }
    writeHash();
    if (ends.length === 1) {
      element('to').value = '';
      say(texts.next(nameOf(ends[0])));
      return;
    }
    say(texts.searching);
    const [from, to] = ends.map(({ x, y }) => `${x},${y}`);
    try {
      const route = await source.json(`route.json?from=${from}&to=${to}`, signal);
      if (signal.aborted) return;
      L.geoJSON(route, { style: { color: color(), weight: 4 }, interactive: false }).addTo(drawn);
      say(texts.found(written(route.features[0].properties.length)));
    } catch (error) {
      if (signal.aborted) return;
      say(/more than \d+ chunks/.test(error.message) ? texts.tooFar : texts.failed(error.message));
    }
  }

  function chooseAt({ lat, lng }) {
    const cell = { x: Math.floor(lng), y: Math.floor(lat) };
    if (inside(world, cell)) choose(ends.length === 1 ? [ends[0], cell] : [cell]);
    else say(texts.outside(written(world.width - 1)));
  }

  let isZooming = false;
  map.on('zoomstart zoomend', ({ type }) => {
    isZooming = type === 'zoomstart';
  });
  /** Shows another place. While it zooms, Leaflet takes none: then it is shown afterwards. */
  const jump = (show) => (isZooming ? map.once('moveend', show) : show());

  /** Shows what the address says. */
  function follow() {
    const place = readHash();
    if (!place) return;
    jump(() => map.setView([place.y, place.x], place.z));
    const cells = [place.from, place.to].filter((cell) => cell && inside(world, cell));
    if (cells.length === 2) choose(cells);
  }

  /** The cell that somebody wrote; null, with a sentence, if it is none of the world. */
  function cellOf(input) {
    const { cell, problem } = readCell(world, input.value);
    input.setAttribute('aria-invalid', String(problem !== null));
    if (problem === null) return cell;
    input.focus();
    say(problem);
    return null;
  }

  element('go').addEventListener('submit', (event) => {
    event.preventDefault();
    const cell = cellOf(element('place'));
    if (!cell) return;
    jump(() => map.setView(middleOf(cell), world.maxZoom));
    say('');
    container.focus();
  });
  element('way').addEventListener('submit', (event) => {
    event.preventDefault();
    const cells = [];
    for (const id of ['from', 'to']) {
      const cell = cellOf(element(id));
      if (!cell) return;
      cells.push(cell);
    }
    jump(() => map.fitBounds(cells.map(middleOf), { padding: [40, 40] }));
    choose(cells);
  });
  map.on('click', ({ latlng }) => chooseAt(latlng));
  container.addEventListener('keydown', ({ key, target }) => {
    if (key === 'Enter' && target === container) chooseAt(map.getCenter());
  });
  container.setAttribute('role', 'application');
  container.setAttribute('aria-label', texts.map);
  addEventListener('hashchange', follow);

  say(texts.start);
  const { x, y } = world.start ?? { x: 0, y: 0 };
  if (!readHash()) {
    map.setView([y, x], world.maxZoom);
    // The corner of the world stands in that of the map, and nothing beside it is shown.
    if (world.width !== null) {
      map.panInsideBounds(L.latLngBounds([0, 0], [world.width, world.width]), { animate: false });
    }
  }
  follow();
  map.on('moveend', writeHash);
  writeHash();
}

start().catch((error) => say(texts.failed(error.message)));
