import { expect, test } from 'vitest'
import { definePlugin } from './definePlugin'

const screen = () => Promise.resolve({ default: () => null })
const options = { minutes: { type: 'integer', default: 5 } } as const

/** Never run: what has to be a compile error. The type-check fails when one of them compiles. */
export const mistakes = () => [
  // @ts-expect-error a misspelt point
  definePlugin({ id: 'p', menue: [] }),
  // @ts-expect-error an option without a default
  definePlugin({ id: 'p', options: { minutes: { type: 'integer' } } }),
  // @ts-expect-error an option the plugin does not declare
  definePlugin({ id: 'p', options, menu: ({ hours }) => (hours ? [] : []) }),
  // @ts-expect-error an option read as another type
  definePlugin({ id: 'p', options, menu: ({ minutes }) => (minutes.length ? [] : []) }),
  // @ts-expect-error a lazy import that is no component
  definePlugin({ id: 'p', settings: [{ id: 's', label: 'L', panel: () => import('./disabled') }] }),
  // @ts-expect-error an icon that is not drawn
  definePlugin({ id: 'p', menu: [{ id: 'm', label: 'L', icon: 'stethoscope-of-gold', to: 'r' }] }),
  // @ts-expect-error an area the house has not
  definePlugin({ id: 'p', routes: [{ id: 'r', area: 'cellar', path: 'r', title: 'T', screen }] }),
]

test('a plugin without mistakes is what was written', () => {
  const plugin = { id: 'p', options, menu: ({ minutes }: { minutes: number }) => (minutes > 5 ? [] : []) }
  expect(definePlugin(plugin)).toBe(plugin)
})
