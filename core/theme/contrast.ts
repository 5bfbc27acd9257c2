import type { ColourToken } from '@schemas/theme/tokens'

/** `deep-muted` is not a token: the second line on the dark card, mixed from on-deep and deep in ground.css. */
export type Colour = ColourToken | 'deep-muted'

/** Two adjacent colours and the ratio that WCAG 2.2 AA requires: 4.5 for text, 3 for shapes and the focus ring. */
export interface ContrastPair {
  front: Colour
  ground: Colour
  needs: 4.5 | 3
}

/** A pair below its required ratio. */
export interface ContrastFailure extends ContrastPair {
  /** Rounded down to one decimal. */
  measured: number
}

const on = (needs: 4.5 | 3, front: Colour, grounds: readonly Colour[]): ContrastPair[] =>
  grounds.map((ground) => ({ front, ground, needs }))

const paper = ['surface', 'surface-raised', 'surface-sunken'] as const
const softs = ['brand-soft', 'danger-soft', 'warning-soft', 'success-soft', 'info-soft'] as const
const states = ['danger', 'warning', 'success', 'info'] as const

/** All colour pairs that components use. A tenant with a pair below its ratio is refused. */
export const contrastPairs: readonly ContrastPair[] = [
  ...on(4.5, 'text', [...paper, ...softs]),
  ...on(4.5, 'text-muted', [...paper, 'brand-soft']),
  ...on(4.5, 'brand', [...paper, 'brand-soft']),
  ...on(4.5, 'on-brand', ['brand']),
  ...on(4.5, 'on-deep', ['deep']),
  ...on(4.5, 'deep-muted', ['deep']),
  ...on(4.5, 'accent', ['deep']),
  ...on(4.5, 'on-accent', ['accent']),
  ...states.flatMap((state) => [
    ...on(4.5, state, ['surface', 'surface-raised', `${state}-soft`]),
    ...on(4.5, `on-${state}`, [state]),
  ]),
  ...on(3, 'line-strong', paper),
  ...on(3, 'focus', [...paper, 'brand-soft']),
  ...on(3, 'chart-1', ['surface-raised']),
  ...on(3, 'chart-2', ['surface-raised']),
]

type Rgb = readonly [number, number, number]

function rgb(hex: string): Rgb {
  const digits = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim())
  if (!digits) throw new RangeError(`${hex} is not a colour like #0a6173`)
  return [parseInt(digits[1]!, 16), parseInt(digits[2]!, 16), parseInt(digits[3]!, 16)]
}

const linear = (channel: number): number =>
  channel <= 10.31 ? channel / 3294.6 : ((channel / 255 + 0.055) / 1.055) ** 2.4

const luminance = ([r, g, b]: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** WCAG contrast ratio of two colours as #rrggbb, 1 to 21, in either order. Throws RangeError on another notation. */
export function contrastRatio(a: string, b: string): number {
  const [one, other] = [luminance(rgb(a)), luminance(rgb(b))]
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05)
}

/** The result of `color-mix(in srgb, front 78%, ground)` as #rrggbb. */
function deepMuted(front: string, ground: string): string {
  const under = rgb(ground)
  const mixed = rgb(front).map((value, i) => Math.round(value * 0.78 + (under[i] ?? 0) * 0.22))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The pairs of a theme below their required ratio.
 * Takes all colour tokens of one theme (light or dark) as #rrggbb. Returns an empty list when all pass.
 */
export function findContrastFailures(theme: Readonly<Record<ColourToken, string>>): ContrastFailure[] {
  const colours = { ...theme, 'deep-muted': deepMuted(theme['on-deep'], theme.deep) }
  return contrastPairs
    .map((pair) => ({ ...pair, ratio: contrastRatio(colours[pair.front], colours[pair.ground]) }))
    .filter(({ ratio, needs }) => ratio < needs)
    .map(({ ratio, ...pair }) => ({ ...pair, measured: Math.floor(ratio * 10) / 10 }))
}
