import { isChoiceStep, pick, pickSlot, type ChoiceStep } from '../../../kits/booking/draft/draft'
import { isAnswered } from '../../../kits/booking/questions/isAnswered'
import type { Choice, Draft, StepId } from '@portico/booking/variant'
import { withAnswersOf } from './answers'
import { startDraft, findSlots, type Visit } from './visit'

/** The steps of the kit that offer choices. */
export const choiceSteps = (steps: readonly StepId[]): ChoiceStep[] => steps.filter(isChoiceStep)

/** The choices of a step that have free dates and no age limit. */
async function bookableChoices({ subject: { variant }, context }: Visit, draft: Draft, step: ChoiceStep) {
  const choices = (await variant.choices[step]?.(draft, context)) ?? []
  return choices.filter(({ maxAge, firstDate }) => !maxAge && firstDate !== null)
}

/**
 * Yields every draft that the choices lead to, depth first in the order of the choices. Steps that the address has answered are
 * skipped.
 */
async function* allDrafts(at: Visit, draft: Draft): AsyncGenerator<Draft> {
  const { steps } = at.subject.variant
  const step = choiceSteps(steps).find((one) => !isAnswered(one, draft))
  if (!step) yield await withAnswersOf(at, draft)
  else
    for (const choice of await bookableChoices(at, draft, step))
      yield* allDrafts(at, pick(draft, steps, step, choice))
}

/** The first wanted draft that has a free slot, with that slot; null if there is none in 400 drafts. */
export async function findDraft(
  at: Visit,
  isWanted: (draft: Draft) => boolean = () => true,
): Promise<Draft | null> {
  const from = at.backEnd.now().toISOString()
  let count = 0
  for await (const draft of allDrafts(at, await startDraft(at))) {
    if ((count += 1) > 400) return null
    if (!isWanted(draft)) continue
    const first = await at.subject.variant.earliest(draft, from, at.context)
    const [slot] = first ? await findSlots(at, draft, first.start) : []
    if (slot) return pickSlot(draft, slot)
  }
  return null
}

/** A draft that is ready to submit. Throws if no answers lead to a free slot. */
export async function draftWithSlot(
  at: Visit,
  isWanted?: (draft: Draft) => boolean,
): Promise<Draft & Required<Pick<Draft, 'slot'>>> {
  const draft = await findDraft(at, isWanted)
  if (!draft?.slot) throw new Error('no answers lead to a free slot')
  return { ...draft, slot: draft.slot }
}

/** A choice that differs from the draft's: from the same list, or an invented one if the list has no other. */
export async function otherChoice(at: Visit, draft: Draft, step: ChoiceStep): Promise<Choice> {
  const choices = (await at.subject.variant.choices[step]?.(draft, at.context)) ?? []
  const other = choices.find(({ id }) => id !== draft[step]?.id)
  return other ?? { id: `not ${draft[step]?.id}`, label: 'another' }
}
