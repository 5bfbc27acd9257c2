import { LazyPart } from '@core/plugin/LazyPart'
import type { ClocksOfInstant } from '@core/ui/time/useClockWords'

/** The names of zones are not in the first download, nor in what is loaded in advance: few people have a clock of their own. */
const loadWords = () => import('@core/ui/time/ClockWords')

/** What the other clocks of an appointment show; a blank line until the words are there. */
export function OtherClocks(props: ClocksOfInstant & { className: string }) {
  if (props.clocks.length === 1) return null
  const blank = <p className={props.className}>&nbsp;</p>
  return (
    <LazyPart
      plugin="appointments"
      point="homeCards"
      id="clocks"
      load={loadWords}
      props={props}
      fallback={blank}
    />
  )
}
