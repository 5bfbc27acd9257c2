import type { ChartProps } from './chart'
import { ChartFigure } from './ChartFigure'

const drawing = () => import('./drawings/BarDrawing')

/** Numbers of some things: horizontal bars, each with its number at the end of the line. */
export const BarChart = (props: ChartProps) => (
  <ChartFigure {...props} drawing={drawing} icon="chart-column" />
)
