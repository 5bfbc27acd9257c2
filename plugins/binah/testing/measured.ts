import { estimate } from '../signal/estimate'
import { isImitation, lampOf } from './lamp'
import { othersPlan, peoplePlan } from './plan'
import { record, type Conditions } from './recordings'
import { groupsBy, reasonsOf, tableOf, type Measured } from './table'

/** What became of a recording of mean colours. */
export interface Row extends Measured {
  conditions: Conditions
  /** Breaths a minute above the truth; null where none were given. */
  breathing: number | null
}

/** Measures one recording. */
const measure = (conditions: Conditions): Row => {
  const { samples, heart } = record(conditions)
  const { estimates, refusal } = estimate(samples)
  const error = estimates ? estimates.heartRate.value - (heart?.rate ?? Number.NaN) : null
  const breaths = estimates?.breathingRate
  return {
    conditions,
    error,
    refusal,
    breathing: breaths ? breaths.value - (heart?.breaths ?? Number.NaN) : null,
  }
}

const kinds = ['tone', 'light', 'movement', 'rhythm', 'fps', 'isCompressed'] as const

function breathing(rows: readonly Row[]): string {
  const errors = rows.flatMap(({ breathing: error }) => (error === null ? [] : [Math.abs(error)]))
  const near = errors.filter((error) => error <= 2).length
  return `Breathing was given in ${errors.length} of ${rows.length} recordings: ${near} within 2 breaths a minute, the largest error ${Math.max(0, ...errors).toFixed(1)}.`
}

/** What is measured of all recordings: people, and what has no pulse. */
export const measureAll = (): { people: Row[]; others: Row[] } => ({
  people: peoplePlan().map(measure),
  others: othersPlan().map(measure),
})

const nameOf = ({ subject, seed }: Conditions) =>
  subject === 'lamp' && isImitation(lampOf(seed)) ? 'lamp that imitates a pulse' : subject

/** The measured part of docs/scan.md about mean colours, without format. */
export function measuredText({ people, others }: { people: Row[]; others: Row[] }): string {
  const groups = kinds.flatMap((kind) => groupsBy(people, kind, ({ conditions }) => conditions[kind]))
  const names = [...people.filter(({ refusal }) => refusal), ...others].map(
    ({ conditions, refusal }) => `${nameOf(conditions)}: ${refusal ?? 'a number'}`,
  )
  return `${tableOf('Mean colours', [['all', people], ...groups])}

${breathing(people)}

Reasons of the refusals, and recordings without a pulse:

${reasonsOf(names)}
`
}
