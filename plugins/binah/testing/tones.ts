import type { Colour } from '../signal/samples'

/** The ten tones of the Monk Skin Tone Scale (skintone.google), from the lightest. */
export const tones: readonly Colour[] = [
  [246, 237, 228],
  [243, 231, 219],
  [247, 234, 208],
  [234, 218, 186],
  [215, 189, 150],
  [160, 126, 86],
  [130, 92, 67],
  [96, 65, 52],
  [58, 49, 42],
  [41, 36, 32],
]
