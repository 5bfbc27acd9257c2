import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { useEffect, type ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { usePageChange } from './usePageChange'

beforeEach(() => vi.stubGlobal('scrollTo', vi.fn<(left: number, top: number) => void>()))
afterEach(cleanup)

function Page({ path, takes = false }: { path: string; takes?: boolean }) {
  usePageChange(path, path, `Title of ${path}`)
  useEffect(() => {
    if (takes) document.querySelector('input')?.focus()
  }, [takes])
  return (
    <main>
      <h1>{path}</h1>
      <input aria-label="Field" />
    </main>
  )
}
const on = (page: ReactNode) => <MemoryRouter>{page}</MemoryRouter>

test('SHELL-026 a new page gets the title at once and the focus after it is painted', async () => {
  const { rerender } = render(on(<Page path="" />))
  rerender(on(<Page path="/a" />))
  rerender(on(<Page path="/b" />))
  expect(document.title).toBe('Title of /b')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: '/b' })))
})

test('a part of the new page that has taken the focus keeps it', async () => {
  const { rerender } = render(on(<Page path="/a" />))
  rerender(on(<Page path="/b" takes />))
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted, 20)))
  expect(document.activeElement).toBe(screen.getByLabelText('Field'))
})

test('the window scrolls only if its position differs', () => {
  const { rerender } = render(on(<Page path="/a" />))
  rerender(on(<Page path="/b" />))
  expect(window.scrollTo).not.toHaveBeenCalled()
  vi.stubGlobal('scrollY', 300)
  dispatchEvent(new Event('scroll'))
  rerender(on(<Page path="/c" />))
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0)
})
