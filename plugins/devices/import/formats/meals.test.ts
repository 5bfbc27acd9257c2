import { expect, it } from 'vitest'
import { mealOfMarks, mealOfNumber, mealOfText } from './meals'

it.each([
  ['Fasting', 'fasting'],
  ['En ayunas', 'fasting'],
  ['Nüchtern', 'fasting'],
  ['à jeun', 'fasting'],
  ['Before Meal', 'before'],
  ['Before the meal', 'before'],
  ['Antes de comer', 'before'],
  ['Antes del desayuno', 'before'],
  ['Vor Mahlzeit', 'before'],
  ['Vor dem Frühstück', 'before'],
  ['Avant le repas', 'before'],
  ['After Meal', 'after'],
  ['Después de la cena', 'after'],
  ['Nach dem Essen', 'after'],
  ['Après repas', 'after'],
  ['Office work,Tired,After the meal,Breakfast', 'after'],
  // Fasting is before a meal too; before and after at once is nothing that can be.
  ['Before the meal,Fasting', 'fasting'],
  ['Before the meal,After the meal', null],
  // None of these is about a meal.
  ['Before bed', null],
  ['Antes de acostarse', null],
  ['Vorsicht, Essen', null],
  ['Lunch,Happy', null],
  ['No Mark', null],
  ['', null],
] as const)('DEV-012 "%s" says %s', (text, meal) => {
  expect(mealOfText(text)).toBe(meal)
})

it('DEV-012 a mark below the name of a meal says which one it was', () => {
  const mealOf = mealOfMarks(['Datum', 'Messwert', 'Vor Mahlzeit', 'Nach Mahlzeit', 'Nüchtern'])
  expect(mealOf(['13.10.2026', '91', 'X', '', ''])).toBe('before')
  expect(mealOf(['13.10.2026', '91', '', 'X', ''])).toBe('after')
  expect(mealOf(['13.10.2026', '91', 'X', '', 'X'])).toBe('fasting')
  expect(mealOf(['13.10.2026', '91', 'X', 'X', ''])).toBeNull()
  expect(mealOf(['13.10.2026', '91', '', '', ''])).toBeNull()
})

it('DEV-012 the numbers of Google Fit and Health Connect are meals', () => {
  expect([0, 1, 2, 3, 4, 5, null].map(mealOfNumber)).toEqual([
    null,
    null,
    'fasting',
    'before',
    'after',
    null,
    null,
  ])
})
