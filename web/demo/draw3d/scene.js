import { free as freeParts, MazeObject } from 'mazewright/three';
import { lazy } from '../ui/lazy.js';
import { color } from '../ui/theme.js';
import { drawsInSoftware, fitTo } from './fit-renderer.js';
import { frame } from './frame.js';
import { mazePictures } from './maze-pictures.js';

/** Lowest camera angle over ground, just above the horizon. */
const LEVEL = Math.PI * 0.495;

/** Frees an object. @param {import('three').Object3D} object */
const free = (object) => (object instanceof MazeObject ? object.dispose() : freeParts(object));

const loadThree = lazy(() => import('./three.js'));

/**
 * Opens a 3D view in a container and loads three.js for it. Draws a frame only when something changed.
 * @param {HTMLElement} container
 */
export async function openScene(container) {
  const THREE = await loadThree();
  const renderer = new THREE.WebGLRenderer({ antialias: !drawsInSoftware() });
  const scene = new THREE.Scene();
  const camera = new THREE.PerspectiveCamera(32, 1, 0.1, 10_000);
  const controls = new THREE.OrbitControls(camera, renderer.domElement);
  controls.maxPolarAngle = LEVEL;
  /** @type {import('three').Object3D[]} */
  let shown = [];
  let waiting = 0;
  /** @type {import('three').Box3 | null} */
  let bounds = null;
  /** @type {import('three').Object3D | null} */
  let marked = null;
  let steep = 0;
  /** Whether the user moved the camera: then a resize does not frame the objects again. */
  let isMoved = false;

  const draw = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(() => renderer.render(scene, camera));
  };
  // The picture of a canvas of WebGL is gone once it has been shown: paper needs another one.
  const drawPaper = () => renderer.render(scene, camera);
  const look = () => {
    if (bounds) frame(THREE, camera, controls, bounds, steep);
    draw();
  };
  const resize = () => {
    if (!fitTo(container, renderer, camera)) return;
    if (isMoved) draw();
    else look();
  };
  const observer = new ResizeObserver(resize);

  controls.addEventListener('start', () => {
    isMoved = true;
  });
  controls.addEventListener('change', draw);
  container.append(renderer.domElement);
  observer.observe(container);
  addEventListener('beforeprint', drawPaper);

  return {
    THREE,
    mazePictures,
    canvas: renderer.domElement,
    /** Whether the processor draws instead of a graphics card. */
    isSoftware: drawsInSoftware(),
    draw,
    /**
     * Shows objects in place of the last ones, which are disposed unless they are shown again.
     * @param {import('three').Object3D[]} objects
     * @param {boolean} [reframe] false: keeps the camera
     * @param {boolean} [solid] may be seen from below
     * @param {number} [steepness] tangent of the least angle from which flat objects are seen
     */
    show(objects, reframe = true, solid = false, steepness = 0) {
      controls.maxPolarAngle = solid ? Math.PI : LEVEL;
      for (const object of shown) if (!objects.includes(object)) free(object);
      scene.remove(...shown);
      shown = objects;
      const isSteeper = steepness !== steep;
      steep = steepness;
      if (objects.length > 0) scene.add(...objects);
      bounds = new THREE.Box3();
      for (const object of objects) {
        if (object instanceof MazeObject) bounds.union(object.bounds);
        else bounds.expandByObject(object);
      }
      if (reframe) isMoved = false;
      if (reframe || (isSteeper && !isMoved)) resize();
      else draw();
    },
    /** Shows one more object until the next call, which frees it; frames ignore it. @param {import('three').Object3D | null} object */
    mark(object) {
      if (marked) scene.remove(marked);
      if (marked) free(marked);
      marked = object;
      if (object) scene.add(object);
      draw();
    },
    /** The ray from the eye through a point of the window. @param {{ clientX: number, clientY: number }} point */
    rayThrough({ clientX, clientY }) {
      const { left, top, width, height } = renderer.domElement.getBoundingClientRect();
      const far = new THREE.Vector3(
        (2 * (clientX - left)) / width - 1,
        1 - (2 * (clientY - top)) / height,
        0.5,
      );
      const along = far.unproject(camera).sub(camera.position).normalize();
      return { from: camera.position.toArray(), along: along.toArray() };
    },
    /** Quarter turns of the camera around the objects, from the front: 0 to 3. */
    get quarter() {
      const { x, z } = camera.position.clone().sub(controls.target);
      return (Math.round((2 * Math.atan2(x, z)) / Math.PI) + 4) % 4;
    },
    /** Turns the camera around the objects. @param {number} right in degrees @param {number} down */
    turn(right, down) {
      isMoved = true;
      const offset = camera.position.clone().sub(controls.target);
      const place = new THREE.Spherical().setFromVector3(offset);
      place.theta += (right * Math.PI) / 180;
      place.phi = Math.min(controls.maxPolarAngle, place.phi - (down * Math.PI) / 180);
      place.makeSafe();
      camera.position.copy(controls.target).add(offset.setFromSpherical(place));
      controls.update();
    },
    /** @param {number} factor */
    zoom(factor) {
      isMoved = true;
      const offset = camera.position.clone().sub(controls.target);
      const { minDistance, maxDistance } = controls;
      offset.setLength(Math.min(maxDistance, Math.max(minDistance, offset.length() / factor)));
      camera.position.copy(controls.target).add(offset);
      controls.update();
    },
    /** Frames all objects again. */
    whole() {
      isMoved = false;
      look();
    },
    /** Uses the background of the current theme. */
    paint() {
      scene.background = new THREE.Color(color('paper'));
      draw();
    },
    /** Frees the memory of the graphics card. */
    close() {
      observer.disconnect();
      removeEventListener('beforeprint', drawPaper);
      cancelAnimationFrame(waiting);
      for (const object of shown) free(object);
      if (marked) free(marked);
      controls.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
      renderer.domElement.remove();
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof openScene>>} Scene */
