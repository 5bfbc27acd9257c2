/** One point or bar: its name under the index key, and a number for each category. */
export type ChartDatum = Readonly<Record<string, string | number>>

/** Tokens of the tenant's theme. */
export type ChartColor = 'chart-1' | 'chart-2'

/** The props of Tremor's charts, and a title. */
export interface ChartProps {
  /** The heading, and the accessible name of the drawing. */
  title: string
  data: readonly ChartDatum[]
  /** The key of a datum's name. */
  index: string
  /** The keys of the numbers, which are also their labels. The second series is for comparison. */
  categories: readonly [string] | readonly [string, string]
  colors?: readonly ChartColor[]
  /** Formats a number with its unit. */
  valueFormatter?: (value: number) => string
  /** Formats a name for an axis, where there is little room. */
  tickFormatter?: (name: string) => string
  /** Formats a name in full, for the table, the tooltip and the summary. */
  indexFormatter?: (name: string) => string
  /** By default, a chart with two categories has a legend. */
  showLegend?: boolean
  /** The width of the names on the left, in pixels. */
  yAxisWidth?: number
  className?: string
}

/** The props of a drawing, with defaults applied. */
export type ChartDrawingProps = Required<Omit<ChartProps, 'className'>>

const identity = (name: string) => name

export const withDefaults = (props: ChartProps): ChartDrawingProps => ({
  colors: ['chart-1', 'chart-2'],
  showLegend: props.categories.length > 1,
  valueFormatter: String,
  tickFormatter: identity,
  indexFormatter: identity,
  yAxisWidth: 80,
  ...props,
})

/** The CSS color of a category. */
export const colorOf = ({ colors }: Pick<ChartDrawingProps, 'colors'>, category: number): string =>
  `var(--${colors[category] ?? 'chart-1'})`

/** The number of a datum; 0 where it is not a number. */
export const valueOf = (datum: ChartDatum, category: string): number => {
  const value = datum[category]
  return typeof value === 'number' ? value : 0
}

/** In pixels, for the names of bars. */
const averageCharacterWidth = 6.2

/** Truncates a name to a width in pixels. */
export function truncateToWidth(name: string, width: number): string {
  const maxLength = Math.max(2, Math.floor(width / averageCharacterWidth))
  return name.length <= maxLength ? name : `${name.slice(0, maxLength - 1).trimEnd()}…`
}
