/** Where one looks at the mine from: the middle in units of the mine, and how many pixels a unit has. */

export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Pixels of the window that the mine is seen through. */
export interface Size {
  width: number;
  height: number;
}

/** Pixels of a unit, at least and at most. */
export const LEAST = 0.22;
export const MOST = 2.6;

const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), Math.max(least, most));

/** All of a box, as large as it goes. */
export function fit(box: Box, size: Size, most = 1.9): Camera {
  const scale = within(Math.min(size.width / box.width, size.height / box.height), LEAST, most);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2, scale };
}

/** Looking elsewhere: the mine follows a finger by so many pixels, and its middle never leaves the box. */
export function pan(camera: Camera, dx: number, dy: number, box: Box): Camera {
  return {
    ...camera,
    x: within(camera.x - dx / camera.scale, box.x, box.x + box.width),
    y: within(camera.y - dy / camera.scale, box.y, box.y + box.height),
  };
}

/** Nearer or farther by a factor; what is at a point of the window (pixels from its corner) stays there. */
export function zoom(camera: Camera, factor: number, at: { x: number; y: number }, size: Size, box: Box): Camera {
  const scale = within(camera.scale * factor, LEAST, MOST);
  const [ox, oy] = [at.x - size.width / 2, at.y - size.height / 2];
  const x = camera.x + ox / camera.scale - ox / scale;
  const y = camera.y + oy / camera.scale - oy / scale;
  return pan({ x, y, scale }, 0, 0, box);
}

/** What is seen, as the `viewBox` of a drawing. */
export function viewBox(camera: Camera, size: Size): string {
  const [width, height] = [size.width / camera.scale, size.height / camera.scale];
  const round = (value: number) => Math.round(value * 100) / 100;
  return [camera.x - width / 2, camera.y - height / 2, width, height].map(round).join(' ');
}

/** The point of the mine at a point of the window. */
export function pointAt(camera: Camera, at: { x: number; y: number }, size: Size): { x: number; y: number } {
  return {
    x: camera.x + (at.x - size.width / 2) / camera.scale,
    y: camera.y + (at.y - size.height / 2) / camera.scale,
  };
}

/** On the way from one look to another; `part` from 0 to 1. The scale grows evenly to the eye. */
export function between(from: Camera, to: Camera, part: number): Camera {
  const mix = (one: number, other: number) => one + (other - one) * part;
  return { x: mix(from.x, to.x), y: mix(from.y, to.y), scale: from.scale * (to.scale / from.scale) ** part };
}
