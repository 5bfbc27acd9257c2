import { useClockWords, type ClocksOfInstant } from './useClockWords'

/** Names the clock of a time, and says what the other clocks show; nothing where all show the same. */
export default function ClockWords({ className, ...moment }: ClocksOfInstant & { className?: string }) {
  const words = useClockWords()(moment)
  return words && <p className={className}>{words}</p>
}
