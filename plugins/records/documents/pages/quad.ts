/** A place in a picture: 0 to 1 from its left and from its top. */
export interface Point {
  x: number
  y: number
}

export interface Size {
  width: number
  height: number
}

/** The corners of a sheet of paper in a photo: top left, top right, bottom right, bottom left. */
export type Quad = readonly [Point, Point, Point, Point]

/** The names of the corners, in the order of a quad. */
export const cornerNames = ['topLeft', 'topRight', 'bottomRight', 'bottomLeft'] as const

/** The whole picture. */
export const wholePicture: Quad = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
]

/** The least area of the triangle at a corner, so that a page never becomes a line. */
const MIN_TRIANGLE = 0.005

/** Moves a corner within the picture. A place at which the four corners would not be a sheet of paper changes nothing. */
export function moveCorner(quad: Quad, corner: number, to: Point): Quad {
  const place = { x: clamp(to.x), y: clamp(to.y) }
  const moved = quad.map((point, at) => (at === corner ? place : point)) as unknown as Quad
  return isConvex(moved) ? moved : quad
}

const clamp = (share: number): number => Math.min(1, Math.max(0, share))

const isConvex = (quad: Quad): boolean =>
  quad.every((point, at) => {
    const next = quad[(at + 1) % 4] as Point
    const last = quad[(at + 3) % 4] as Point
    const cross = (next.x - point.x) * (last.y - point.y) - (next.y - point.y) * (last.x - point.x)
    return cross / 2 > MIN_TRIANGLE
  })

/** The same corners after the picture is turned by 90 degrees clockwise. */
export function turnQuad([topLeft, topRight, bottomRight, bottomLeft]: Quad): Quad {
  const turn = ({ x, y }: Point): Point => ({ x: 1 - y, y: x })
  return [turn(bottomLeft), turn(topLeft), turn(topRight), turn(bottomRight)]
}

/** The size of a picture after quarter turns. */
export const turnedSize = ({ width, height }: Size, turns: number): Size =>
  turns % 2 === 0 ? { width, height } : { width: height, height: width }

/** The size of the straight page in pixels: its longer edges in the picture, at most `maxSide`. */
export function pageSize(
  [topLeft, topRight, bottomRight, bottomLeft]: Quad,
  picture: Size,
  maxSide: number,
): Size {
  const edge = (from: Point, to: Point) =>
    Math.hypot((to.x - from.x) * picture.width, (to.y - from.y) * picture.height)
  const width = Math.max(edge(topLeft, topRight), edge(bottomLeft, bottomRight))
  const height = Math.max(edge(topLeft, bottomLeft), edge(topRight, bottomRight))
  const part = Math.min(1, maxSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * part)), height: Math.max(1, Math.round(height * part)) }
}

/**
 * The projective map from the page to the picture: a place of the straight page, 0 to 1, to where it is in the picture. Paul Heckbert,
 * Fundamentals of Texture Mapping and Image Warping, 1989, 2.2.3.
 */
export function projection([a, b, c, d]: Quad): (x: number, y: number) => Point {
  const skew = { x: a.x - b.x + c.x - d.x, y: a.y - b.y + c.y - d.y }
  const right = { x: b.x - c.x, y: b.y - c.y }
  const down = { x: d.x - c.x, y: d.y - c.y }
  const area = right.x * down.y - down.x * right.y
  const g = (skew.x * down.y - down.x * skew.y) / area
  const h = (right.x * skew.y - skew.x * right.y) / area
  const along = { x: b.x - a.x + g * b.x, y: b.y - a.y + g * b.y }
  const across = { x: d.x - a.x + h * d.x, y: d.y - a.y + h * d.y }
  return (x, y) => {
    const scale = g * x + h * y + 1
    return { x: (along.x * x + across.x * y + a.x) / scale, y: (along.y * x + across.y * y + a.y) / scale }
  }
}
