import { groupsBy, reasonsOf, tableOf, type Measured } from '../table'
import type { Shot } from './film'
import { handShots, othersShots, peopleShots } from './plan'
import { scanOf } from './scanOf'

/** What became of a recording in pictures. The refusal is `notStarted` where the page never let the measurement begin. */
export interface Outcome extends Measured {
  /** Live heart rates that were shown, and how far the worst was from the truth; null without one. */
  live: number
  liveError: number | null
}

const tenth = (value: number) => Math.round(value * 10) / 10

/** Measures one recording. A number without a pulse has the error 999. */
export function measureShot(shot: Shot): Outcome {
  const { outcome, truth, live } = scanOf(shot)
  const errorOf = (rate: number) => (truth === null ? 999 : rate - truth)
  const rate = outcome?.estimates?.heartRate.value
  return {
    error: rate === undefined ? null : tenth(errorOf(rate)),
    refusal: rate === undefined ? (outcome?.refusal ?? 'notStarted') : null,
    live: live.length,
    liveError: live.length > 0 ? tenth(Math.max(...live.map((one) => Math.abs(errorOf(one))))) : null,
  }
}

/** All recordings in pictures, in the order of their outcomes. */
export const allShots = (): Shot[] => [...peopleShots(), ...othersShots(), ...handShots()]

type Row = Outcome & { shot: Shot }

const bands = [40, 60, 100, 140, 180, 300] as const
const bandOf = ({ shot: { bpm } }: Row) => {
  const to = bands.find((edge) => bpm < edge) ?? 300
  return to === 300 ? 'above 180' : to === 40 ? 'below 40' : `${bands[bands.indexOf(to) - 1]} to ${to}`
}

const kindOf = ({ shot: { subject, lamp } }: Row) =>
  subject === 'photograph' && lamp ? 'photograph under a lamp' : subject

function peopleTable(people: readonly Row[]): string {
  const groups = [
    ...groupsBy(people, 'pulse', bandOf),
    ...groupsBy(people, 'tones', ({ shot }) => (shot.tone <= 5 ? '1 to 5' : '6 to 10')),
    ...groupsBy(people, 'light', ({ shot }) => shot.light),
    ...groupsBy(people, 'hold', ({ shot }) => shot.hold),
    ...groupsBy(people, 'fps', ({ shot }) => shot.fps),
    ...groupsBy(people, 'lost frames', ({ shot }) => shot.lost),
    ...groupsBy(people, 'steps of brightness', ({ shot }) => shot.steps),
    ...groupsBy(people, 'lamp in the room', ({ shot }) => (shot.lamp ? 'yes' : 'no')),
  ]
  return tableOf('Pictures: people', [['all', people], ...groups])
}

function othersTable(others: readonly Row[]): string {
  const lit = others.filter(({ shot }) => shot.lamp)
  const groups = [
    ...groupsBy(others, '', kindOf),
    ...groupsBy(lit, 'lamp on', ({ shot }) => shot.lamp?.beam),
    ...groupsBy(lit, 'lamp', ({ shot }) => shot.lamp?.colour),
    ...groupsBy(lit, 'lamp', ({ shot }) => shot.lamp?.course),
  ]
  return tableOf('Pictures: no face with a pulse', groups)
}

function liveText(rows: readonly Row[]): string {
  const shown = rows.filter(({ live }) => live > 0)
  const later = shown.filter(({ refusal }) => refusal !== null)
  const worst = Math.max(0, ...shown.map(({ liveError }) => liveError ?? 0))
  return `A live heart rate was shown in ${shown.length} of these ${rows.length} recordings, the worst ${worst.toFixed(1)} beats a minute from the truth; ${later.length} of them ended without a number.`
}

/** The measured part of docs/scan.md about pictures, without format. */
export function picturesText(outcomes: readonly Outcome[]): string {
  const rows = allShots().flatMap((shot, index): Row[] => {
    const outcome = outcomes[index]
    return outcome ? [{ ...outcome, shot }] : []
  })
  const people = rows.filter(({ shot }) => shot.subject === 'person')
  const others = rows.filter(({ shot }) => shot.subject !== 'person')
  const names = rows.filter(({ refusal }) => refusal).map((row) => `${kindOf(row)}: ${row.refusal}`)
  return `${peopleTable(people)}

${othersTable(others)}

${liveText(rows)}

Reasons of the refusals:

${reasonsOf(names)}
`
}
