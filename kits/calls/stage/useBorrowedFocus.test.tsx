import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useBorrowedFocus } from './useBorrowedFocus'

afterEach(cleanup)

type MayTake = (before: Element | null) => boolean

function Page({ isShown, mayTake = () => true }: { isShown: boolean; mayTake?: MayTake }) {
  return (
    <>
      <button type="button">Before</button>
      <button type="button">Other</button>
      {isShown && <Ring mayTake={mayTake} />}
    </>
  )
}

function Ring({ mayTake }: { mayTake: MayTake }) {
  const target = useRef<HTMLHeadingElement>(null)
  useBorrowedFocus(target, mayTake)
  return (
    <h2 tabIndex={-1} ref={target}>
      Ring
    </h2>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

it('takes the focus when it appears, and gives it back when it goes', () => {
  const { rerender } = render(<Page isShown={false} />)
  button('Before').focus()
  rerender(<Page isShown />)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Ring' }))
  rerender(<Page isShown={false} />)
  expect(document.activeElement).toBe(button('Before'))
})

it('takes nothing from somebody who has moved on meanwhile', () => {
  const { rerender } = render(<Page isShown={false} />)
  button('Before').focus()
  rerender(<Page isShown />)
  button('Other').focus()
  rerender(<Page isShown={false} />)
  expect(document.activeElement).toBe(button('Other'))
})

it('leaves the focus where it may not take it', () => {
  const mayTake: MayTake = (before) => before?.textContent !== 'Before'
  const { rerender } = render(<Page isShown={false} mayTake={mayTake} />)
  button('Before').focus()
  rerender(<Page isShown mayTake={mayTake} />)
  expect(document.activeElement).toBe(button('Before'))
  rerender(<Page isShown={false} mayTake={mayTake} />)
  expect(document.activeElement).toBe(button('Before'))
})
