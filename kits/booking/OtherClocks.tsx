import { LazyPart } from '@portico/core/plugin/LazyPart'
import type { ClocksOfInstant } from '@portico/core/ui/time/useClockWords'

/** The names of zones are in no file of the start, nor in one that is loaded in advance: few people have a clock of their own. */
const loadWords = () => import('@portico/core/ui/time/ClockWords')

/** As `ClockWords`, for screens of the start: a blank line until the words are there. */
export function OtherClocks(props: ClocksOfInstant & { className?: string }) {
  if (props.clocks.length === 1) return null
  const blank = <p className={props.className}>&nbsp;</p>
  return (
    <LazyPart
      plugin="kits/booking"
      point="clocks"
      id="words"
      load={loadWords}
      props={props}
      fallback={blank}
    />
  )
}
