/** One point or bar: what it is called on the index, and a number for each category. */
export type ChartDatum = Readonly<Record<string, string | number>>

/** The tenant's own tokens; no chart has a colour of its own. */
export type ChartColor = 'chart-1' | 'chart-2'

/** What a chart is told; names as Tremor has them, and a title, which Tremor leaves to the page. */
export interface ChartProps {
  /** What is counted: the heading, and the name for who cannot see it. */
  title: string
  data: readonly ChartDatum[]
  /** The key of a datum's name. */
  index: string
  /** The keys of its numbers, which are also their names; the second is for comparing with the first. */
  categories: readonly [string] | readonly [string, string]
  colors?: readonly ChartColor[]
  /** A number in words, with its unit. */
  valueFormatter?: (value: number) => string
  /** A name as there is room for it beside an axis. */
  tickFormatter?: (name: string) => string
  /** A name in full: in the table, beside the pointer, and in the sentence. */
  indexFormatter?: (name: string) => string
  /** Whether a key says which category is which; where there are two, unless told otherwise. */
  showLegend?: boolean
  /** Pixels for the names at the left. */
  yAxisWidth?: number
  className?: string
}

/** What is drawn: everything is said. */
export type ChartDrawingProps = Required<Omit<ChartProps, 'className'>>

const identity = (name: string) => name

/** The same chart with what is usual. */
export const withDefaults = (props: ChartProps): ChartDrawingProps => ({
  colors: ['chart-1', 'chart-2'],
  showLegend: props.categories.length > 1,
  valueFormatter: String,
  tickFormatter: identity,
  indexFormatter: identity,
  yAxisWidth: 80,
  ...props,
})

/** The CSS value of the colour of a category. */
export const colorOf = ({ colors }: Pick<ChartDrawingProps, 'colors'>, category: number): string =>
  `var(--${colors[category] ?? 'chart-1'})`

/** The number of a datum; what is no number counts as none. */
export const valueOf = (datum: ChartDatum, category: string): number => {
  const value = datum[category]
  return typeof value === 'number' ? value : 0
}

/** Pixels of a letter beside a bar, on average. */
const averageLetterWidth = 6.2

/** As much of a name as there is room for. In: pixels. */
export function truncateToWidth(name: string, width: number): string {
  const room = Math.max(2, Math.floor(width / averageLetterWidth))
  return name.length <= room ? name : `${name.slice(0, room - 1).trimEnd()}…`
}
