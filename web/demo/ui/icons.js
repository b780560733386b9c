const PATHS = {
  play: 'M7 5v14l11-7z',
  pause: 'M8 5v14M16 5v14',
  back: 'M18 5v14L9 12zM5 5v14',
  forward: 'M6 5v14l9-7zM19 5v14',
  first: 'M20 5v14l-8-7zM12 5v14l-8-7z',
  up: 'M12 19V6M6 12l6-6 6 6',
  down: 'M12 5v13M6 12l6 6 6-6',
  left: 'M19 12H6M12 6l-6 6 6 6',
  right: 'M5 12h13M12 6l6 6-6 6',
  floorUp: 'M5 19h14M12 15V5M7 10l5-5 5 5',
  floorDown: 'M5 5h14M12 9v10M7 14l5 5 5-5',
  spark: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  share: 'M12 15V4M7.5 8.5L12 4l4.5 4.5M5 13v7h14v-7',
  close: 'M6 6l12 12M18 6L6 18',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  dice: 'M4 4h16v16H4zM8.5 8.5h.01M15.5 8.5h.01M12 12h.01M8.5 15.5h.01M15.5 15.5h.01',
  bulb: 'M9 20h6M9.5 16.5h5C14.5 14 17 13 17 9.5a5 5 0 0 0-10 0c0 3.5 2.5 4.5 2.5 7z',
  restart: 'M5 12a7 7 0 1 0 2.5-5.4M5 3v5h5',
  gamepad:
    'M7 8h10a5 5 0 0 1 4 8c-1 2-3 1-4-1H7c-1 2-3 3-4 1a5 5 0 0 1 4-8zM8 10v4M6 12h4M16 11h.01M18 13h.01',
  joystick: 'M5 15h14v5H5zM12 15V9M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6z',
  robot: 'M5 9h14v10H5zM12 9V5M9.5 13.5h.01M14.5 13.5h.01',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M2 12h2M20 12h2M5 5l1 1M18 18l1 1M19 5l-1 1M6 18l-1 1',
  moon: 'M19 14.5A8 8 0 0 1 9.5 5a7.5 7.5 0 1 0 9.5 9.5z',
  maze: 'M4 4h16v16H4zM8 4v8M12 8h4v8H8M16 12h4M12 16v4',
  dungeon: 'M4 20V9a8 8 0 0 1 16 0v11zM9 20v-8a3 3 0 0 1 6 0v8M4 11h3M17 11h3M4 16h4M16 16h4',
  torch: 'M9 13h6l-1.5 8h-3zM12 3c3.5 3 4 5 2.5 7.5h-5C8 8 9.5 6.5 12 3z',
  film: 'M4 5h16v14H4zM10 9v6l5-3z',
  cube: 'M12 3l8 4.5v9L12 21l-8-4.5v-9zM4 7.5l8 4.5 8-4.5M12 12v9',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5M13.5 5l-3 14',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  pictures: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  lock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 7 0V11',
  unlock: 'M6 11h12v9H6zM8.5 11V7.5a3.5 3.5 0 0 1 6.8-1.2',
  pencil: 'M4 20l1-5L16 4l4 4L9 19zM14 6l4 4',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  turnLeft: 'M8 5L4 9l4 4M4 9h9a6 6 0 0 1 0 12h-2',
  turnRight: 'M16 5l4 4-4 4M20 9h-9a6 6 0 0 0 0 12h2',
  undo: 'M9 6L4 11l5 5M4 11h10a6 6 0 0 1 6 6v2',
  redo: 'M15 6l5 5-5 5M20 11H10a6 6 0 0 0-6 6v2',
  whole: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5M9 9h6v6H9z',
  full: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  map: 'M4 6l5-2 6 2 5-2v14l-5 2-6-2-5 2zM9 4v14M15 6v14',
  path: 'M5 5v7h7v7h7M3 5h4M17 19h4',
  palette: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  target: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 2v6M12 16v6M2 12h6M16 12h6M12 12h.01',
  tune: 'M4 7h9M19 7h1M4 17h1M11 17h9M13 4.5h4v5h-4zM6 14.5h4v5H6z',
};

/** @typedef {keyof typeof PATHS} IconName */

/** @param {IconName} name */
export function icon(name) {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
