import { turnQuad, wholePicture, type Quad, type Size } from './quad'

/** A photo of a sheet of paper, upright and reduced to what a page needs. */
export interface Photo extends Size {
  file: Blob
}

/** A page of the document in the making. */
export interface Page {
  id: number
  photo: Photo
  /** Quarter turns, clockwise. */
  turns: number
  /** The corners of the paper in the turned photo. */
  quad: Quad
}

export interface Pages {
  pages: readonly Page[]
  /** The page that was removed last, and its place. */
  removed: { page: Page; at: number } | null
  nextId: number
}

/** More pages make a file that is too large to send. */
export const MAX_PAGES = 30

export const noPages: Pages = { pages: [], removed: null, nextId: 1 }

/** What a person does with the pages. */
export type PagesAction =
  | { do: 'add'; photos: readonly Photo[] }
  | { do: 'move'; id: number; by: -1 | 1 }
  | { do: 'turn'; id: number }
  | { do: 'shape'; id: number; turns: number; quad: Quad }
  | { do: 'remove'; id: number }
  | { do: 'putBack' }

/** The pages after an action. Photos above `MAX_PAGES` are not added. */
export function changePages(state: Pages, action: PagesAction): Pages {
  switch (action.do) {
    case 'add':
      return addPhotos(state, action.photos)
    case 'move':
      return { ...state, pages: movePage(state.pages, action.id, action.by) }
    case 'turn':
      return changePage(state, action.id, ({ turns, quad }) => ({
        turns: (turns + 1) % 4,
        quad: turnQuad(quad),
      }))
    case 'shape':
      return changePage(state, action.id, () => ({ turns: action.turns, quad: action.quad }))
    case 'remove':
      return removePage(state, action.id)
    default:
      return putBack(state)
  }
}

function addPhotos({ pages, removed, nextId }: Pages, photos: readonly Photo[]): Pages {
  const added = photos
    .slice(0, MAX_PAGES - pages.length)
    .map((photo, at) => ({ id: nextId + at, photo, turns: 0, quad: wholePicture }))
  return { pages: [...pages, ...added], removed, nextId: nextId + added.length }
}

function movePage(pages: readonly Page[], id: number, by: -1 | 1): readonly Page[] {
  const from = pages.findIndex((page) => page.id === id)
  const [page, other] = [pages[from], pages[from + by]]
  if (!page || !other) return pages
  return pages.with(from, other).with(from + by, page)
}

function changePage(state: Pages, id: number, change: (page: Page) => Pick<Page, 'turns' | 'quad'>): Pages {
  return {
    ...state,
    pages: state.pages.map((page) => (page.id === id ? { ...page, ...change(page) } : page)),
  }
}

function removePage(state: Pages, id: number): Pages {
  const at = state.pages.findIndex((page) => page.id === id)
  const page = state.pages[at]
  if (!page) return state
  return { ...state, pages: state.pages.toSpliced(at, 1), removed: { page, at } }
}

function putBack(state: Pages): Pages {
  if (!state.removed || state.pages.length >= MAX_PAGES) return state
  return {
    ...state,
    pages: state.pages.toSpliced(state.removed.at, 0, state.removed.page),
    removed: null,
  }
}
