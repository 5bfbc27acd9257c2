import { pick, pickSlot, type ChoiceStep } from '@kits/booking/draft/draft'
import { isAnswered } from '@kits/booking/steps/stepScreens'
import type { Choice, Draft, StepId } from '@kits/booking/variant'
import { startDraft, findSlots, type Visit } from './visit'

/** The steps that are answered by a choice. */
export const choiceSteps = (steps: readonly StepId[]): ChoiceStep[] =>
  steps.filter((step): step is ChoiceStep => step !== 'time' && step !== 'review')

/** What a step offers somebody who is not too old for it. */
export async function bookableChoices(
  { subject: { variant }, context }: Visit,
  draft: Draft,
  step: ChoiceStep,
) {
  const choices = (await variant.choices[step]?.(draft, context)) ?? []
  return choices.filter(({ maxAge, firstDate }) => !maxAge && firstDate !== null)
}

/**
 * The drafts that answering every question leads to, each step's choices tried in their order. What the address has
 * answered is not asked again.
 */
export async function* allDrafts(at: Visit, draft: Draft): AsyncGenerator<Draft> {
  const { steps } = at.subject.variant
  const step = choiceSteps(steps).find((one) => !isAnswered(one, draft))
  if (!step) yield draft
  else
    for (const choice of await bookableChoices(at, draft, step))
      yield* allDrafts(at, pick(draft, steps, step, choice))
}

/** The first draft with free times that is as wanted, with the first of them; null when there is none. */
export async function findDraft(
  at: Visit,
  isWanted: (draft: Draft) => boolean = () => true,
): Promise<Draft | null> {
  const from = at.backend.now().toISOString()
  let tried = 0
  for await (const draft of allDrafts(at, await startDraft(at))) {
    if ((tried += 1) > 400) return null
    if (!isWanted(draft)) continue
    const first = await at.subject.variant.earliest(draft, from, at.context)
    const [slot] = first ? await findSlots(at, draft, first.start) : []
    if (slot) return pickSlot(draft, slot)
  }
  return null
}

/** A draft that only has to be sent. Throws when the walk leads nowhere. */
export async function draftWithSlot(
  at: Visit,
  isWanted?: (draft: Draft) => boolean,
): Promise<Draft & Required<Pick<Draft, 'slot'>>> {
  const draft = await findDraft(at, isWanted)
  if (!draft?.slot) throw new Error('no answers lead to a free time')
  return { ...draft, slot: draft.slot }
}

/** Another choice than the one picked: of the same list, or one that only bears another id. */
export async function otherChoice(at: Visit, draft: Draft, step: ChoiceStep): Promise<Choice> {
  const choices = (await at.subject.variant.choices[step]?.(draft, at.context)) ?? []
  const other = choices.find(({ id }) => id !== draft[step]?.id)
  return other ?? { id: `not ${draft[step]?.id}`, label: 'another' }
}
