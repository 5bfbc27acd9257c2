import type { Choice } from '../variant'

/** Specialties of one category; undefined for those without one. */
export interface ChoiceGroup {
  category: string | undefined
  choices: Choice[]
}

/** Number of choices from which categories help more than they interrupt. */
const MIN_CHOICES_TO_GROUP = 7

/**
 * The choices by category, in the order in which the categories first appear; those without one come last. A single
 * group for few choices, and where there are not two categories.
 */
export function groupChoices(choices: readonly Choice[]): ChoiceGroup[] {
  const groups = new Map<string | undefined, Choice[]>()
  for (const choice of choices) {
    const group = groups.get(choice.category)
    if (group) group.push(choice)
    else groups.set(choice.category, [choice])
  }
  const categories = [...groups].filter(([category]) => category !== undefined)
  if (choices.length < MIN_CHOICES_TO_GROUP || categories.length < 2) {
    return [{ category: undefined, choices: [...choices] }]
  }
  const others = groups.get(undefined)
  return [
    ...categories.map(([category, list]) => ({ category, choices: list })),
    ...(others ? [{ category: undefined, choices: others }] : []),
  ]
}
