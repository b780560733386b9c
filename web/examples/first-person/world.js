// The dungeon in three dimensions. A tile is 1 x 1 x 1; x points east, z south, y up.
import * as THREE from 'three';
import { bricks, flagstones, planks } from './textures.js';

/** Where one looks from: this high, and this far behind the middle of a tile. */
const EYES = 0.56;
const BACK = 0.3;
/** How long a movement takes, in seconds, until it is nearly done. */
const EASE = 0.07;
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The sides of a tile: where the wall stands, and its turn so that it faces the middle. */
const SIDES = {
  north: { x: 0, z: -0.5, turn: 0 },
  south: { x: 0, z: 0.5, turn: Math.PI },
  west: { x: -0.5, z: 0, turn: Math.PI / 2 },
  east: { x: 0.5, z: 0, turn: -Math.PI / 2 },
};

export function createWorld(maze, canvas, colors) {
  const scene = new THREE.Scene();
  scene.fog = new THREE.Fog(0x000000, 3, 14);
  const camera = new THREE.PerspectiveCamera(72, 1, 0.05, 30);
  const torch = new THREE.PointLight(0xffc890, 6, 14, 1.25);
  torch.position.set(0.22, 0.1, -0.1);
  camera.add(torch);
  camera.position.y = EYES;
  scene.add(camera, new THREE.AmbientLight(0x90a0d0, 0.5));
  const renderer = new THREE.WebGLRenderer({ canvas, antialias: true });
  renderer.toneMapping = THREE.ACESFilmicToneMapping;

  const place = (object, cell, y) => {
    const at = maze.positionOf(cell);
    object.position.set(at.x, y, at.y);
    scene.add(object);
    return object;
  };
  addStone(scene, maze);

  const doors = new Map();
  for (const { cell, state, lock } of maze.doors) {
    const door = place(makeDoor(colors[lock - 1]), cell, 0.5);
    // In a wall that runs from west to east the door stands across it.
    if (maze.kinds[cell - 1] !== 0) door.rotation.y = Math.PI / 2;
    doors.set(cell, { door, isOpen: state === 'open' });
  }
  const things = new Map();
  for (const { cell, role, lock } of maze.things) {
    if (role === 'key') things.set(cell, place(makeKey(colors[lock - 1]), cell, 0.4));
    if (role === 'treasure') things.set(cell, place(makeChest(), cell, 0));
  }
  place(makeExit(), maze.end, 0.5);

  const goal = { x: 0, z: 0, turn: 0 };
  let last = 0;
  let request = 0;

  /** Draws a frame; everything that moves comes closer to its goal. */
  function draw(time) {
    const share = isStill || last === 0 ? 1 : 1 - Math.exp((last - time) / 1000 / EASE);
    last = time;
    camera.position.x += (goal.x - camera.position.x) * share;
    camera.position.z += (goal.z - camera.position.z) * share;
    camera.rotation.y += (goal.turn - camera.rotation.y) * share;
    for (const { door, isOpen } of doors.values()) {
      door.position.y += ((isOpen ? 1.42 : 0.5) - door.position.y) * (isStill ? 1 : share / 3);
    }
    if (!isStill) {
      for (const thing of things.values()) if (thing.userData.spins) thing.rotation.y = time / 700;
      torch.intensity = 6 + Math.sin(time / 90) * 0.3 + Math.sin(time / 37) * 0.2;
    }
    renderer.render(scene, camera);
  }

  function fit() {
    const { clientWidth, clientHeight } = canvas;
    renderer.setPixelRatio(Math.min(devicePixelRatio, 2));
    renderer.setSize(clientWidth, clientHeight, false);
    camera.aspect = clientWidth / clientHeight;
    camera.updateProjectionMatrix();
    redraw();
  }
  /** Without motion a frame is drawn only after a change. */
  function redraw() {
    if (!isStill) return;
    cancelAnimationFrame(request);
    request = requestAnimationFrame(draw);
  }
  addEventListener('resize', fit);
  fit();
  if (!isStill) renderer.setAnimationLoop(draw);

  return {
    /** Moves to a cell, and so many quarter turns to the right of north. */
    lookFrom(cell, turns) {
      const { x, y } = maze.positionOf(cell);
      goal.turn = (-turns * Math.PI) / 2;
      goal.x = x + Math.sin(goal.turn) * BACK;
      goal.z = y + Math.cos(goal.turn) * BACK;
      redraw();
    },
    openDoor(cell) {
      doors.get(cell).isOpen = true;
      redraw();
    },
    /** Removes the thing on a cell, if there is one. */
    remove(cell) {
      things.get(cell)?.removeFromParent();
      things.delete(cell);
    },
  };
}

/** Floor and ceiling of every open tile, and a wall on each side where rock is. */
function addStone(scene, maze) {
  const floor = [];
  const ceiling = [];
  const walls = [];
  const flat = new THREE.Object3D();
  maze.kinds.forEach((kind, cell) => {
    if (kind === 0) return;
    const { x, y } = maze.positionOf(cell);
    const add = (list, dx, height, dz, tilt, turn) => {
      flat.position.set(x + dx, height, y + dz);
      flat.rotation.set(tilt, turn, 0);
      flat.updateMatrix();
      list.push(flat.matrix.clone());
    };
    add(floor, 0, 0, 0, -Math.PI / 2, 0);
    add(ceiling, 0, 1, 0, Math.PI / 2, 0);
    for (const [direction, side] of Object.entries(SIDES)) {
      if (maze.kinds[maze.neighbour(cell, direction)] === 0)
        add(walls, side.x, 0.5, side.z, 0, side.turn);
    }
  });
  const square = new THREE.PlaneGeometry(1, 1);
  for (const [matrices, texture] of [
    [floor, flagstones(1)],
    [ceiling, flagstones(0.6)],
    [walls, bricks()],
  ]) {
    const mesh = new THREE.InstancedMesh(square, stone(texture), matrices.length);
    for (const [i, matrix] of matrices.entries()) mesh.setMatrixAt(i, matrix);
    scene.add(mesh);
  }
}

const stone = (map) =>
  new THREE.MeshStandardMaterial({ map, bumpMap: map, bumpScale: 4, roughness: 0.95 });

const metal = (color) =>
  new THREE.MeshStandardMaterial({
    color,
    emissive: color,
    emissiveIntensity: 0.35,
    roughness: 0.4,
  });

function makeDoor(color) {
  const door = new THREE.Group();
  door.add(new THREE.Mesh(new THREE.BoxGeometry(1, 1, 0.12), stone(planks())));
  if (color) {
    door.add(new THREE.Mesh(new THREE.BoxGeometry(0.2, 0.24, 0.16), metal(color)));
    door.add(new THREE.Mesh(new THREE.BoxGeometry(0.04, 0.12, 0.17), metal('#000000')));
  }
  return door;
}

function makeKey(color) {
  const key = new THREE.Group();
  const part = (geometry, x, y) => {
    const mesh = new THREE.Mesh(geometry, metal(color));
    mesh.position.set(x, y, 0);
    key.add(mesh);
  };
  part(new THREE.TorusGeometry(0.08, 0.025, 8, 24), 0, 0.1);
  part(new THREE.BoxGeometry(0.04, 0.24, 0.04), 0, -0.1);
  part(new THREE.BoxGeometry(0.1, 0.035, 0.04), 0.05, -0.2);
  part(new THREE.BoxGeometry(0.08, 0.035, 0.04), 0.04, -0.13);
  key.userData.spins = true;
  return key;
}

function makeChest() {
  const chest = new THREE.Group();
  const body = new THREE.Mesh(new THREE.BoxGeometry(0.44, 0.2, 0.28), stone(planks()));
  const lid = new THREE.Mesh(
    new THREE.CylinderGeometry(0.14, 0.14, 0.44, 16, 1, false, 0, Math.PI),
    stone(planks()),
  );
  const band = new THREE.Mesh(new THREE.BoxGeometry(0.07, 0.1, 0.3), metal('#ffd75e'));
  body.position.y = 0.1;
  lid.position.y = 0.2;
  lid.rotation.z = Math.PI / 2;
  band.position.y = 0.19;
  chest.add(body, lid, band);
  return chest;
}

/** A beam of light, which shines around it. */
function makeExit() {
  const beam = new THREE.MeshBasicMaterial({
    color: 0x58c8ff,
    transparent: true,
    opacity: 0.45,
    side: THREE.DoubleSide,
    depthWrite: false,
  });
  const exit = new THREE.Mesh(new THREE.CylinderGeometry(0.3, 0.36, 1, 32, 1, true), beam);
  exit.add(new THREE.PointLight(0x58c8ff, 3, 5));
  return exit;
}
