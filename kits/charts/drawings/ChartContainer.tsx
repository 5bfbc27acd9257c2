import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useChartText } from '../texts'

/** The props that name and describe a drawing. */
export interface NamingProps {
  'aria-label': string
  'aria-describedby': string
}

interface Props {
  /** In pixels. */
  height: number
  title: string
  /** Renders the drawing in a width. */
  children: (width: number, named: NamingProps) => ReactNode
}

/** A chart as wide as its container, with a hint about its keys. */
export function ChartContainer({ height, title, children }: Props) {
  const t = useChartText()
  const keys = useId()
  const container = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(0)
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      // A chart that is not displayed has no width; when printed it keeps the one of the screen.
      if (entry && entry.contentRect.width > 0) setWidth(Math.floor(entry.contentRect.width))
    })
    if (container.current) observer.observe(container.current)
    return () => observer.disconnect()
  }, [])
  return (
    <div
      className="relative overflow-hidden [&_svg]:block [&_svg]:max-w-full [&_svg]:h-auto [&_svg]:cursor-default [&_svg]:[touch-action:pan-y] [&_svg:focus]:[outline:none] [&_svg:focus-visible]:[outline:3px_solid_var(--focus)] [&_svg:focus-visible]:[outline-offset:-3px] [&_svg:focus-visible]:rounded-control forced-colors:[--chart-1:CanvasText] forced-colors:[--chart-2:LinkText] forced-colors:[--line:GrayText] forced-colors:[--line-strong:CanvasText] forced-colors:[--surface-raised:Canvas] forced-colors:[--surface-sunken:Canvas] forced-colors:[--text-muted:GrayText]"
      ref={container}
      style={{ minHeight: height }}
    >
      <p className="sr-only" id={keys}>
        {t('CHARTS.KEYS')}
      </p>
      {width > 0 && children(width, { 'aria-label': title, 'aria-describedby': keys })}
    </div>
  )
}
