import { waitFor } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { respondByOperation } from './fakeBackEnd'
import { operations } from './samples'
import { features, openScreen, portalOf } from './screens'
import { faulty, sound, soundBut, unreadableAnswer, type Round } from './screenFaults'
import { ways, type Way } from './ways'

beforeAll(() => initTexts('es'))

const isWhole = process.env['PORTICO_ANSWERS'] === 'all'
const rounds = isWhole ? [0, 1, 2, 3] : [0]
const portals = {
  full: portalOf(true),
  bare: portalOf(false),
  open: portalOf(
    true,
    features.filter((feature) => feature !== 'upMedica'),
  ),
}

/** The answers of a read: a whole one, one that lacks everything, and one whose fields are wrong one after another. */
const answersOf = (operation: string): readonly (readonly [string, Round])[] => [
  ['whole', sound],
  ['unreadable', soundBut(operation, unreadableAnswer(operation))],
  ...rounds.map(
    (round) => [`faulty in round ${String(round)}`, soundBut(operation, faulty(round)(operation))] as const,
  ),
]

/** The first time, the code of a page loads. */
const PATIENCE_MS = 10_000

/** Goes the way with an answer, and returns what happened and whether the operation was asked for. */
async function go(
  operation: string,
  { address, role = 'patient', steps = [], isBare, isOpen }: Way,
  round: Round,
) {
  let isAsked = false
  const respond = respondByOperation(Object.keys(operations), (asked) => {
    isAsked ||= asked === operation
    return round(asked)
  })
  const { faults, isWaiting, text } = await openScreen(
    isBare ? portals.bare : isOpen ? portals.open : portals.full,
    { role, address },
    respond,
    { steps: [...steps, () => waitFor(() => expect(isAsked).toBe(true), { timeout: PATIENCE_MS })] },
  )
  return { isAsked, faults, isWaiting, said: /undefined|NaN|Invalid Date/.exec(text)?.[0] }
}

describe.each(Object.entries(ways))('SHELL-048 what reads %s', (operation, way) => {
  it.each(answersOf(operation))('is shown with an answer that is %s', async (_answer, round) => {
    expect(await go(operation, way, round)).toEqual({
      isAsked: true,
      faults: [],
      isWaiting: false,
      said: undefined,
    })
  })
})
