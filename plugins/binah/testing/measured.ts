import { estimate } from '../signal/estimate'
import { othersPlan, peoplePlan } from './plan'
import { record, type Conditions } from './recordings'

/** What became of a recording. */
export interface Row {
  conditions: Conditions
  /** Beats a minute above the truth; null for a refusal. */
  error: number | null
  refusal: string | null
  /** Breaths a minute above the truth; null where none were given. */
  breathing: number | null
}

/** Measures one recording. */
export const measure = (conditions: Conditions): Row => {
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

const line = (name: string, rows: readonly Row[]) => {
  const errors = rows.flatMap(({ error }) => (error === null ? [] : [Math.abs(error)]))
  const mean = errors.reduce((sum, error) => sum + error, 0) / errors.length
  const near = errors.filter((error) => error <= 3).length
  const cells = errors.length
    ? [`${((100 * near) / errors.length).toFixed(0)} %`, mean.toFixed(2), Math.max(...errors).toFixed(1)]
    : ['–', '–', '–']
  return `| ${[name, rows.length, errors.length, rows.length - errors.length, ...cells].join(' | ')} |`
}

const kinds = ['tone', 'light', 'movement', 'rhythm', 'fps', 'isCompressed'] as const

function table(people: readonly Row[]): string {
  const groups = kinds.flatMap((kind) => {
    const values = [...new Set(people.map(({ conditions }) => conditions[kind]))].sort((a, b) =>
      String(a).localeCompare(String(b), 'en', { numeric: true }),
    )
    return values.map((value) =>
      line(
        `${kind} ${value}`,
        people.filter(({ conditions }) => conditions[kind] === value),
      ),
    )
  })
  const head = [
    'Condition',
    'Recordings',
    'Numbers',
    'Refused',
    'Within 3 bpm',
    'Mean error',
    'Largest error',
  ]
  return [`| ${head.join(' | ')} |`, `|${' --- |'.repeat(head.length)}`, line('all', people), ...groups].join(
    '\n',
  )
}

function reasons(rows: readonly Row[]): string {
  const names = rows.map(({ conditions, refusal }) => `${conditions.subject}: ${refusal ?? 'a number'}`)
  return [...new Set(names)]
    .sort()
    .map((name) => `- ${name}, ${names.filter((one) => one === name).length}`)
    .join('\n')
}

function breathing(rows: readonly Row[]): string {
  const errors = rows.flatMap(({ breathing: error }) => (error === null ? [] : [Math.abs(error)]))
  const near = errors.filter((error) => error <= 2).length
  return `Breathing was given in ${errors.length} of ${rows.length} recordings: ${near} within 2 breaths a minute, the largest error ${Math.max(...errors).toFixed(1)}.`
}

/** What is measured of all recordings: people, and what has no pulse. */
export const measureAll = (): { people: Row[]; others: Row[] } => ({
  people: peoplePlan().map(measure),
  others: othersPlan().map(measure),
})

/** The measured part of docs/scan.md, without format. */
export const measuredText = ({ people, others }: { people: Row[]; others: Row[] }): string =>
  `${table(people)}\n\n${breathing(people)}\n\nReasons of the refusals, and recordings without a pulse:\n\n${reasons(
    [...people.filter(({ refusal }) => refusal), ...others],
  )}\n`
