import type { Colour } from '../signal/samples'
import { limits } from '../signal/gate'
import type { FaceDetection } from './face'

/** What the person should change, or `good`. */
export type Guidance =
  | 'good'
  | 'noFace'
  | 'twoFaces'
  | 'light'
  | 'bright'
  | 'glare'
  | 'closer'
  | 'back'
  | 'centre'
  | 'still'

/** The narrowest face that shows eyes and enough skin, as a share of the picture's width. */
const CLOSE = 0.24
/** The widest face that still fits the oval, as a share of the picture's width. */
const WIDEST = 0.62
/** Farther from the middle of the oval than this, in widths of the face. */
const OFF = 0.3

const brightest = (colours: readonly Colour[]) => Math.max(...colours.flat())

/** The first thing to change. `motion`: widths of the face since the frame before. */
export function guide(
  sight: FaceDetection,
  { motion, aspect }: { motion: number; aspect: number },
): Guidance {
  if (!sight.face) return sight.faces === 2 ? 'twoFaces' : 'noFace'
  const { face } = sight
  const light = brightest(face.regions)
  if (light < limits.dark * 1.5) return 'light'
  if (light > limits.bright) return 'bright'
  if (face.glare > 0.12) return 'glare'
  if (face.width < CLOSE) return 'closer'
  if (face.width > WIDEST) return 'back'
  const off = Math.hypot(face.x - 0.5, face.y - 0.48 / aspect)
  if (off > OFF * face.width) return 'centre'
  return motion > 0.035 ? 'still' : 'good'
}
