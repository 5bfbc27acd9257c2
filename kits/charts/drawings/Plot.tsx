import type { CSSProperties, ReactNode } from 'react'
import type { NamingProps } from './ChartContainer'
import { ChartTooltip, type Tip } from './ChartTooltip'
import { useActive } from './useActive'

interface Props {
  named: NamingProps
  width: number
  height: number
  /** Where the values are, in ascending order: in pixels from the left, or of rows from the top. */
  places: readonly number[]
  isRows?: boolean
  tip: (at: number) => Tip
  /** Drawn over the value that is active. */
  marks?: (at: number) => ReactNode
  children: ReactNode
}

/** A drawing whose values can be reached with pointer and keys. What it draws stays while the active value changes. */
export function Plot({ named, width, height, places, isRows = false, tip, marks, children }: Props) {
  const { active, handlers } = useActive(places, { width, height }, isRows)
  const place = active === null ? undefined : places[active]
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys walk over its values
        tabIndex={0}
        {...named}
        {...handlers}
      >
        {children}
        {active !== null && marks?.(active)}
      </svg>
      <ChartTooltip
        tip={active === null ? null : tip(active)}
        style={place === undefined ? undefined : beside(place, isRows ? height : width, isRows)}
      />
    </>
  )
}

/** In pixels, from the value. */
const DISTANCE = 12

/** The position beside a value, on the side with more room. */
function beside(place: number, size: number, isRows: boolean): CSSProperties {
  const isFirstHalf = place < size / 2
  const distance = (isFirstHalf ? place : size - place) + DISTANCE
  if (isRows) return { insetInlineStart: '50%', [isFirstHalf ? 'top' : 'bottom']: distance }
  return { top: DISTANCE, [isFirstHalf ? 'left' : 'right']: distance }
}
