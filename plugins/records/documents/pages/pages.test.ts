import { expect, it } from 'vitest'
import { changePages, MAX_PAGES, noPages, type Pages, type PagesAction, type Photo } from './pages'

const photo = (width: number): Photo => ({ file: new Blob(), width, height: 10 })
const run = (actions: readonly PagesAction[], from: Pages = noPages) => actions.reduce(changePages, from)
/** The widths of the photos, which tell them apart. */
const order = ({ pages }: Pages) => pages.map(({ photo: { width } }) => width)
const three = run([
  { do: 'add', photos: [photo(1), photo(2)] },
  { do: 'add', photos: [photo(3)] },
])

it('photos become pages in their order, each with an id of its own', () => {
  expect(order(three)).toEqual([1, 2, 3])
  expect(new Set(three.pages.map(({ id }) => id)).size).toBe(3)
})

it('a page moves by one place, and not beyond the ends', () => {
  expect(order(run([{ do: 'move', id: 3, by: -1 }], three))).toEqual([1, 3, 2])
  expect(order(run([{ do: 'move', id: 1, by: 1 }], three))).toEqual([2, 1, 3])
  expect(order(run([{ do: 'move', id: 1, by: -1 }], three))).toEqual([1, 2, 3])
  expect(order(run([{ do: 'move', id: 3, by: 1 }], three))).toEqual([1, 2, 3])
})

it('a removed page comes back at its place, with its corners', () => {
  const turned = run(
    [
      { do: 'turn', id: 2 },
      { do: 'remove', id: 2 },
    ],
    three,
  )
  expect(order(turned)).toEqual([1, 3])
  const back = run([{ do: 'putBack' }], turned)
  expect([order(back), back.pages[1]?.turns, back.removed]).toEqual([[1, 2, 3], 1, null])
  expect(run([{ do: 'putBack' }], back)).toBe(back)
})

it('a document has at most so many pages as can be sent', () => {
  const photos = Array.from({ length: MAX_PAGES + 5 }, (_, at) => photo(at))
  const full = run([{ do: 'add', photos }])
  expect(full.pages).toHaveLength(MAX_PAGES)
  const again = run([{ do: 'remove', id: 1 }, { do: 'add', photos: [photo(99)] }, { do: 'putBack' }], full)
  expect([again.pages.length, order(again).at(-1)]).toEqual([MAX_PAGES, 99])
})
