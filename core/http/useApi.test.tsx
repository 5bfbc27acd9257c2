import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Call } from './call'
import { HttpProvider } from './HttpProvider'
import { useApi, useInvalidate } from './useApi'

afterEach(cleanup)

function List() {
  const { data } = useApi('GET api/appointments/', {})
  return <p>{data?.map(({ serviceName }) => serviceName).join() ?? 'waits'}</p>
}

function Page() {
  const [isOpen, setIsOpen] = useState(true)
  const invalidate = useInvalidate()
  return (
    <>
      {isOpen && <List />}
      <button type="button" onClick={() => setIsOpen(!isOpen)}>
        open or close
      </button>
      <button type="button" onClick={() => void invalidate('api/appointments')}>
        booked
      </button>
    </>
  )
}

/** Opens a page with a list. Returns a function that answers the last request. */
function openPage() {
  let answer: (names: readonly string[]) => void = () => undefined
  const call = () =>
    new Promise((resolve) => {
      answer = (names) => resolve(names.map((serviceName, id) => ({ id, serviceName })))
    })
  render(
    <HttpProvider call={call as unknown as Call} personKey="ana">
      <Page />
    </HttpProvider>,
  )
  return (...names: string[]) => answer(names)
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

test('BOOK-057 a list that opens after a booking does not show its previous data', async () => {
  const answer = openPage()
  answer('Revisión')
  await screen.findByText('Revisión')
  press('open or close')
  press('booked')
  press('open or close')
  expect(screen.getByText('waits')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve))
  answer('Revisión', 'Análisis')
  await screen.findByText('Revisión,Análisis')
})

test('a visible list keeps its data until the next response; an unchanged list shows its data at once', async () => {
  const answer = openPage()
  answer('Revisión')
  await screen.findByText('Revisión')
  press('booked')
  expect(screen.getByText('Revisión')).toBeTruthy()
  await new Promise((resolve) => setTimeout(resolve, 20))
  answer('Análisis')
  await screen.findByText('Análisis')
  press('open or close')
  press('open or close')
  expect(screen.getByText('Análisis')).toBeTruthy()
})
