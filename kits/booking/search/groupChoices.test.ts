import { expect, test } from 'vitest'
import type { Choice } from '../variant'
import { groupChoices } from './groupChoices'

const choice = (id: string, category?: string): Choice => ({ id, label: id, ...(category && { category }) })
const shapeOf = (choices: readonly Choice[]) =>
  groupChoices(choices).map((group) => [group.category, group.choices.map(({ id }) => id).join('')])

test('ADMIN-035 BOOK-131 specialties stand by category in the order of the list, those without one last', () => {
  const list = [choice('a', 'Uno'), choice('b'), choice('c', 'Dos'), choice('d', 'Uno'), choice('e', 'Dos')]
  expect(shapeOf([...list, choice('f', 'Uno'), choice('g')])).toEqual([
    ['Uno', 'adf'],
    ['Dos', 'ce'],
    [undefined, 'bg'],
  ])
})

test.each([
  ['few specialties', [choice('a', 'Uno'), choice('b', 'Dos')], 'ab'],
  [
    'a single category',
    'abcdefg'.split('').map((id) => choice(id, id === 'g' ? undefined : 'Uno')),
    'abcdefg',
  ],
])('BOOK-131 %s stand in one group', (_, list, ids) => {
  expect(shapeOf(list)).toEqual([[undefined, ids]])
})
