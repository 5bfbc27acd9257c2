import type { ChartProps } from './chart'
import { ChartFigure } from './ChartFigure'

const drawing = () => import('./drawings/BarDrawing')

/** Horizontal bars, each with its value at the end of the row. */
export const BarChart = (props: ChartProps) => (
  <ChartFigure {...props} drawing={drawing} icon="chart-column" />
)
