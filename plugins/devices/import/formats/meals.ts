import type { MeasureSave } from '@schemas/generated/entities'

/** When glucose was measured. */
export type Meal = NonNullable<MeasureSave['meal']>

const meal =
  '(meal|eating|breakfast|lunch|dinner|snack|comida|comer|desayuno|desayunar|almuerzo|cena|cenar|mahlzeit|essen|frühstück|mittagessen|abendessen|repas|déjeuner|dîner|petit[- ]déjeuner|pasto|colazione|pranzo|refeição)'
const article = '(the|a|la|el|der|dem|le|il|lo)?'
const beside = (words: string) => new RegExp(`(^|[^\\p{L}])(${words})\\s+${article}\\s*${meal}`, 'iu')

/** The words of exports in the languages that people have sent or described. */
const words: readonly (readonly [Meal, RegExp])[] = [
  ['fasting', /fasting|ayunas|nüchtern|(à|a) jeun|digiuno|jejum|nuchter/iu],
  ['before', beside('before|antes del?|vor|avant|prima del?|antes da')],
  ['before', /pre-?meal|pr[eäé]-?prandial/iu],
  ['after', beside('after|después del?|despues del?|nach|après|dopo|depois da')],
  ['after', /post-?meal|post-?prandial/iu],
]

/**
 * What a text says about a meal: "After the meal", "Antes de comer", "Nüchtern", or tags with one of them. Fasting is before a meal
 * too. Null for a text that says nothing, or both before and after.
 */
export function mealOfText(text: string): Meal | null {
  const said = new Set(words.flatMap(([one, pattern]) => (pattern.test(text) ? [one] : [])))
  if (said.has('after')) return said.size === 1 ? 'after' : null
  return said.has('fasting') ? 'fasting' : said.has('before') ? 'before' : null
}

/** Of a number: 1 nothing, 2 fasting, 3 before, 4 after. Google Fit and Health Connect count so. */
export const mealOfNumber = (value: number | null | undefined): Meal | null =>
  value === 2 ? 'fasting' : value === 3 ? 'before' : value === 4 ? 'after' : null

/** The meal of a table where each has a column, and a line a mark in one of them. */
export function mealOfMarks(header: readonly string[]): (cells: readonly string[]) => Meal | null {
  const places = header.map(mealOfText)
  return (cells) => mealOfText(header.filter((_, at) => places[at] && cells[at]).join(', '))
}
