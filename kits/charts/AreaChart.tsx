import type { ChartProps } from './chart'
import { ChartFigure } from './ChartFigure'

const drawing = () => import('./drawings/AreaDrawing')

/** Values over time: the first series as an area, the second as a dashed line for comparison. */
export const AreaChart = (props: ChartProps) => <ChartFigure {...props} drawing={drawing} icon="chart-line" />
