/** A picture's size in its own pixels. */
export interface Measures {
  readonly width: number;
  readonly height: number;
}
/** The chosen square: its middle, from 0 to 1 of each side, and how much it is magnified, from 1 up. */
export interface Crop {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}
export const wholeCrop: Crop = { x: 0.5, y: 0.5, zoom: 1 };
export const mostZoom = 5;

const between = (least: number, value: number, most: number): number =>
  Math.min(most, Math.max(least, value));

/** The square of the picture that is shown: as large as fits at zoom 1, never beyond an edge. In the picture's pixels. */
export const squareOf = ({ width, height }: Measures, { x, y, zoom }: Crop) => {
  const side = Math.min(width, height) / zoom;
  return {
    left: between(0, x * width - side / 2, width - side),
    top: between(0, y * height - side / 2, height - side),
    side,
  };
};

/** The crop with its middle brought back to where its square really lies, so that no movement is lost at an edge. */
const settled = (size: Measures, crop: Crop): Crop => {
  const { left, top, side } = squareOf(size, crop);
  return { zoom: crop.zoom, x: (left + side / 2) / size.width, y: (top + side / 2) / size.height };
};

/** The picture dragged by so many pixels of a view that is `view` pixels wide. */
export const dragged = (size: Measures, crop: Crop, by: { dx: number; dy: number }, view: number): Crop => {
  const perPixel = squareOf(size, crop).side / view;
  return settled(size, {
    ...crop,
    x: crop.x - (by.dx * perPixel) / size.width,
    y: crop.y - (by.dy * perPixel) / size.height,
  });
};

/** The same middle, nearer or further away. */
export const zoomed = (size: Measures, crop: Crop, zoom: number): Crop =>
  settled(size, { ...crop, zoom: between(1, zoom, mostZoom) });
