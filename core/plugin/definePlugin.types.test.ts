import { expect, test } from 'vitest'
import type { Go } from '../routing/useGo'
import { definePlugin } from './definePlugin'
import type { Verdict } from './points'

const screen = () => Promise.resolve({ default: () => null })
const options = { minutes: { type: 'integer', default: 5 } } as const
const entry = { id: 'm', label: 'L', icon: 'house', to: 'auth' } as const
const route = { id: 'auth', area: 'public', path: 'auth', title: 'T', screen } as const

/** Never called. Each line must be a compile error; the type check fails if one of them compiles. */
export const mistakes = (go: Go) => [
  // @ts-expect-error a misspelt point
  definePlugin({ id: 'p', menue: [] }),
  // @ts-expect-error an option without a default
  definePlugin({ id: 'p', options: { minutes: { type: 'integer' } } }),
  // @ts-expect-error an option that the plugin does not declare
  definePlugin({ id: 'p', options, menu: ({ hours }) => (hours ? [] : []) }),
  // @ts-expect-error an option read as another type
  definePlugin({ id: 'p', options, menu: ({ minutes }) => (minutes.length ? [] : []) }),
  // @ts-expect-error a lazy import that is not a component
  definePlugin({ id: 'p', settings: [{ id: 's', panel: () => import('./disabled') }] }),
  // @ts-expect-error an unknown icon
  definePlugin({ id: 'p', menu: [{ ...entry, icon: 'stethoscope-of-gold' }] }),
  // @ts-expect-error an unknown area
  definePlugin({ id: 'p', routes: [{ ...route, area: 'cellar' }] }),
  // @ts-expect-error texts in one language only
  definePlugin({ id: 'p', i18n: { es: () => Promise.resolve({ default: {} }) } }),
  // @ts-expect-error a misspelt route id of a menu entry
  definePlugin({ id: 'p', menu: [{ ...entry, to: 'videoConsultation.hom' }] }),
  // @ts-expect-error a misspelt route id to forward to
  definePlugin({ id: 'p', routes: [{ ...route, redirectTo: 'videoConsultation.hom' }] }),
  // @ts-expect-error a misspelt route id of a verdict
  { go: 'to', route: 'videoConsultation.hom' } satisfies Verdict,
  // @ts-expect-error a misspelt route id to open
  go('videoConsultation.hom'),
]

test('definePlugin returns the literal', () => {
  const plugin = { id: 'p', options, menu: ({ minutes }: { minutes: number }) => (minutes > 5 ? [] : []) }
  expect(definePlugin(plugin)).toBe(plugin)
})
