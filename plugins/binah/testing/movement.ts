import type { Random } from './random'

export const movements = ['still', 'swaying', 'talking'] as const
export type Movement = (typeof movements)[number]

/** Movement at a time: its distance since the frame before in widths of the face, and what it does to the light on the face. */
export interface MovementSample {
  distance: number
  shade: number
}

/** Still: a held phone trembles. Swaying: slow and wide. Talking: bursts with nods, two to four seconds of each seven. */
export function movement(kind: Movement, random: Random): (t: number) => MovementSample {
  const phase = random.between(0, 6)
  const [sway, nod] = [random.between(0.1, 0.3), random.between(0.8, 2.6)]
  const talks = Array.from({ length: 10 }, (_, index) => index * 7 + random.between(0, 2))
  const speech = random.between(1.2, 2.5)
  let shake = 0
  return (t) => {
    shake = 0.9 * shake + 0.1 * random.normal()
    const tremble = { distance: 0.002 + 0.001 * Math.abs(shake), shade: 0.0012 * shake }
    if (kind === 'still') return tremble
    if (kind === 'swaying') {
      const swing = Math.sin(2 * Math.PI * sway * t + phase)
      return {
        distance: tremble.distance + 0.005 * Math.abs(Math.cos(2 * Math.PI * sway * t + phase)),
        shade: 0.03 * swing + tremble.shade,
      }
    }
    const isTalking = talks.some((start) => t >= start && t < start + speech)
    if (!isTalking) return tremble
    const swing = Math.sin(2 * Math.PI * nod * t + phase) + 0.6 * random.normal()
    return { distance: tremble.distance + 0.012 * Math.abs(swing), shade: 0.025 * swing }
  }
}
