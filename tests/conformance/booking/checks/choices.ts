import { expect } from 'vitest'
import type { ChoiceStep } from '../../../../kits/booking/draft/draft'
import { initialState, bookingReducer } from '../../../../kits/booking/state/bookingReducer'
import type { Choice, Draft } from '@portico/booking/variant'
import type { Check } from '../check'
import { visit, type Visit } from '../visit'
import { otherChoice, choiceSteps, draftWithSlot } from '../drafts'

/** A text key that is shown instead of its text. */
const untranslated = /^[A-Z][A-Z0-9_]*(\.[A-Z0-9_]+)+$/

export const choiceChecks: readonly Check[] = [
  {
    statement: 'offers choices with distinct ids and labels',
    requirements: 'BOOK-033',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      let draft = await draftWithSlot(at)
      for (const step of choiceSteps(subject.variant.steps)) {
        const list = (await subject.variant.choices[step]?.(draft, at.context)) ?? []
        expect(list.length, `${step} has choices`).toBeGreaterThan(0)
        expectDistinct(list, step)
      }
    },
  },
  {
    statement: 'changing an answer clears the dependent later answers and keeps the earlier ones',
    requirements: 'BOOK-034 BOOK-035 C-060',
    run: async (subject, backEnd) => {
      const at = await visit(subject, backEnd)
      const draft = await draftWithSlot(at)
      for (const step of choiceSteps(subject.variant.steps)) await expectClearing(at, draft, step)
    },
  },
  {
    statement: 'reports a server error instead of returning an empty list',
    requirements: 'ERR-001 SHELL-040',
    run: async (subject, backEnd) => {
      const good = await visit(subject, backEnd)
      const draft = await draftWithSlot(good)
      const { variant } = subject
      const range = {
        from: draft.slot.start,
        to: new Date(Date.parse(draft.slot.start) + 86_400_000).toISOString(),
      }
      for (const status of [400, 401, 403, 500]) {
        const at = await visit(subject, backEnd, {
          intercept: async (sent, pass) =>
            sent.operation === 'GET api/users/data' || isOpening(sent.url)
              ? pass(sent)
              : Response.json({ message: 'BROKEN' }, { status }),
        })
        const requests = [
          ...choiceSteps(variant.steps).map((step) => () => variant.choices[step]?.(draft, at.context)),
          () => variant.slots(draft, range, at.context),
          () => variant.earliest(draft, range.from, at.context),
        ]
        for (const request of requests) await expectApiError(request, at, status)
      }
    },
  },
]

/** A request that the suite itself makes to open a booking. */
const isOpening = (url: string) => url.endsWith('/specialists')

async function expectApiError(request: () => unknown, { client }: Visit, status: number): Promise<void> {
  const before = client.sent.length
  const result = await Promise.resolve(request()).then(
    () => null,
    (error: unknown) => error,
  )
  if (client.sent.length === before) return
  expect(result, `${client.sent[before]?.operation} answered ${status}`).toMatchObject({
    name: 'ApiError',
    status,
  })
}

function expectDistinct(list: readonly Choice[], step: string): void {
  const labels = list.map(({ label, hint }) => `${label} (${hint ?? ''})`)
  expect(duplicates(list.map(({ id }) => id)), `${step}: ids`).toEqual([])
  expect(duplicates(labels), `${step}: labels`).toEqual([])
  for (const { label } of list) {
    expect(label.trim(), `${step}: a label`).not.toBe('')
    expect(label, `${step}: a label`).not.toMatch(untranslated)
  }
}

/** The answers that a new answer clears, wherever the variant asks them. What it asks later is cleared as well. */
const dependentSteps: Partial<Record<ChoiceStep, readonly ChoiceStep[]>> = {
  specialty: ['service', 'provider'],
  service: ['provider'],
}

async function expectClearing(at: Visit, draft: Draft, step: ChoiceStep): Promise<void> {
  const { variant } = at.subject
  const { steps, id } = variant
  const move = bookingReducer(variant)
  const later = steps.slice(steps.indexOf(step) + 1)
  const opened = move(initialState(id), { type: 'opened', draft })
  const after = move(opened, { type: 'choicePicked', step, choice: await otherChoice(at, draft, step) }).draft
  for (const cleared of [...(dependentSteps[step] ?? []), ...choiceSteps(later)])
    expect(after[cleared], `${step} clears ${cleared}`).toBeUndefined()
  if (later.includes('time')) expect(after.slot, `${step} clears the time`).toBeUndefined()
  for (const earlier of choiceSteps(steps.slice(0, steps.indexOf(step)))) {
    expect(after[earlier], `${step} keeps ${earlier}`).toEqual(draft[earlier])
  }
}

const duplicates = (all: readonly string[]) => all.filter((one, index) => all.indexOf(one) !== index)
