import type { Colour } from '../signal/samples'
import type { Random } from './random'

type Part = `region${0 | 1 | 2 | 3}` | 'ring' | 'around'

/**
 * What a video codec does to a mean colour: a key frame each second sets the error anew, the frames between follow the change only in part,
 * and colour is coarser than brightness.
 */
export function codec(isOn: boolean, fps: number, random: Random) {
  const states = new Map<Part, { key: number; error: Colour; last: Colour }>()
  const error = (): Colour => [random.normal() * 0.12, random.normal() * 0.08, random.normal() * 0.16]
  return (part: Part, t: number, colour: Colour): Colour => {
    if (!isOn) return colour
    const key = Math.floor(t)
    const state = states.get(part)
    const isKey = !state || state.key !== key
    const offset = isKey ? error() : state.error
    const follow = isKey ? 1 : Math.min(1, 0.72 + 4 / fps)
    const last = state?.last ?? colour
    const mixed = colour.map((value, channel) => {
      const before = last[channel] ?? value
      return before + follow * (value - before)
    })
    const next: Colour = [mixed[0] ?? 0, mixed[1] ?? 0, mixed[2] ?? 0]
    states.set(part, { key, error: offset, last: next })
    return [next[0] + offset[0], next[1] + offset[1], next[2] + offset[2]]
  }
}
