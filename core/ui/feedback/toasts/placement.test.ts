import { expect, it } from 'vitest'
import { placeToasts } from './placement'

const room = { top: 16, bottom: 784 }

it('toasts are at the bottom where nothing is below them', () => {
  expect(placeToasts(60, room, [])).toBe(784)
  expect(placeToasts(60, room, [{ top: 100, bottom: 140 }])).toBe(784)
})

it('toasts are above a bar at the bottom', () => {
  expect(placeToasts(60, room, [{ top: 700, bottom: 800 }])).toBe(700)
})

it('toasts take the gap between two buttons only if they fit', () => {
  const bar = { top: 700, bottom: 800 }
  expect(placeToasts(60, room, [bar, { top: 590, bottom: 640 }])).toBe(700)
  expect(placeToasts(60, room, [bar, { top: 600, bottom: 660 }])).toBe(600)
})

it('toasts cover least where no gap is free', () => {
  const page = { top: 0, bottom: 800 }
  expect(placeToasts(60, room, [page, { top: 300, bottom: 800 }])).toBe(300)
})

it('toasts stay in their place until something is below it', () => {
  expect(placeToasts(60, room, [{ top: 100, bottom: 140 }], 500)).toBe(500)
  expect(placeToasts(60, room, [{ top: 470, bottom: 490 }], 500)).toBe(784)
})
