import { expect } from 'vitest'
import type { ChoiceStep } from '@kits/booking/draft/draft'
import { loading, machine } from '@kits/booking/state/bookingReducer'
import type { Choice, Draft } from '@kits/booking/variant'
import type { Check } from '../check'
import { visit, type Visit } from '../visit'
import { another, choiceSteps, readyDraft } from '../drafts'

/** A text key that nobody translated. */
const untranslated = /^[A-Z][A-Z0-9_]*(\.[A-Z0-9_]+)+$/

export const choices: readonly Check[] = [
  {
    id: 'offers choices that can be told apart',
    requirement: 'BOOK-033',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      let draft = await readyDraft(at)
      for (const step of choiceSteps(subject.variant.steps)) {
        const list = (await subject.variant.choices[step]?.(draft, at.context)) ?? []
        expect(list.length, `${step} has choices`).toBeGreaterThan(0)
        expectDistinct(list, step)
      }
    },
  },
  {
    id: 'another answer clears what was asked after it, and nothing before',
    requirement: 'BOOK-034 BOOK-035 C-060',
    run: async (subject, house) => {
      const at = await visit(subject, house)
      const draft = await readyDraft(at)
      for (const step of choiceSteps(subject.variant.steps)) await expectClearing(at, draft, step)
    },
  },
  {
    id: 'says the fault of the server instead of showing an empty list',
    requirement: 'ERR-001 SHELL-040',
    run: async (subject, house) => {
      const good = await visit(subject, house)
      const draft = await readyDraft(good)
      const { variant } = subject
      const range = {
        from: draft.slot.start,
        to: new Date(Date.parse(draft.slot.start) + 86_400_000).toISOString(),
      }
      for (const status of [400, 401, 403, 500]) {
        const at = await visit(subject, house, {
          meddle: async (sent, pass) =>
            sent.operation === 'GET api/users/data' || isOpening(sent.url)
              ? pass(sent)
              : Response.json({ message: 'BROKEN' }, { status }),
        })
        const asked = [
          ...choiceSteps(variant.steps).map((step) => () => variant.choices[step]?.(draft, at.context)),
          () => variant.slots(draft, range, at.context),
          () => variant.earliest(draft, range.from, at.context),
        ]
        for (const ask of asked) await expectFault(ask, at, status)
      }
    },
  },
]

/** What the suite itself asks to open a booking. */
const isOpening = (url: string) => url.endsWith('/specialists')

async function expectFault(ask: () => unknown, { line }: Visit, status: number): Promise<void> {
  const before = line.sent.length
  const ended = await Promise.resolve(ask()).then(
    () => null,
    (fault: unknown) => fault,
  )
  if (line.sent.length === before) return
  expect(ended, `${line.sent[before]?.operation} answered ${status}`).toMatchObject({
    name: 'ApiError',
    status,
  })
}

function expectDistinct(list: readonly Choice[], step: string): void {
  const told = list.map(({ label, hint }) => `${label} (${hint ?? ''})`)
  expect(twice(list.map(({ id }) => id)), `${step}: ids`).toEqual([])
  expect(twice(told), `${step}: labels`).toEqual([])
  for (const { label } of list) {
    expect(label.trim(), `${step}: a label`).not.toBe('')
    expect(label, `${step}: a label`).not.toMatch(untranslated)
  }
}

/** What the specification says is cleared by another answer, beside the time. */
const cleared: Partial<Record<ChoiceStep, readonly ChoiceStep[]>> = {
  insurer: ['specialty', 'service', 'provider'],
  country: ['provider'],
  specialty: ['service', 'provider'],
  service: ['provider'],
}

async function expectClearing(at: Visit, draft: Draft, step: ChoiceStep): Promise<void> {
  const { steps, id } = at.subject.variant
  const move = machine(steps)
  const opened = move(loading(id), { type: 'opened', draft })
  const after = move(opened, { type: 'picked', step, choice: await another(at, draft, step) }).draft
  for (const later of cleared[step] ?? []) expect(after[later], `${step} clears ${later}`).toBeUndefined()
  expect(after.slot, `${step} clears the time`).toBeUndefined()
  for (const earlier of choiceSteps(steps.slice(0, steps.indexOf(step)))) {
    expect(after[earlier], `${step} keeps ${earlier}`).toEqual(draft[earlier])
  }
}

const twice = (all: readonly string[]) => all.filter((one, at) => all.indexOf(one) !== at)
