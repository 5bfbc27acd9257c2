import { render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

it('the error of a query that waited to the end shows the document', async () => {
  render(<p>Something else</p>)
  const error: unknown = await screen
    .findByText('Ready', {}, { timeout: 20 })
    .catch((reason: unknown) => reason)
  expect(messageOf(error)).toContain('Unable to find an element with the text: Ready')
  expect(messageOf(error)).toContain('Something else')
})

it('the errors in between do not', async () => {
  render(<p>Something else</p>)
  const messages: string[] = []
  const look = () => {
    try {
      screen.getByText('Ready')
    } catch (error) {
      messages.push(messageOf(error))
      throw error
    }
  }
  await waitFor(look, { timeout: 20 }).catch(() => {})
  expect(messages[0]).toContain('Unable to find an element with the text: Ready')
  expect(messages.filter((message) => message.includes('Something else'))).toEqual([])
})

it('the error of a query that does not wait shows the document', () => {
  render(<p>Something else</p>)
  expect(() => screen.getByText('Ready')).toThrow('Something else')
})
