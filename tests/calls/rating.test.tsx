import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import texts from '../../plugins/calls/locales/es.json'
import { setUpPages, startAgain, type Answers } from '../screens/renderPage'
import { openCallPage } from './testBoard'
import { consultation, endCall, fakeEngine, fakeHub, stubDevices } from './testCall'

setUpPages()
afterEach(endCall)

async function openBoard(api: Answers): Promise<void> {
  fakeHub()
  stubDevices()
  await openCallPage(fakeEngine(), { api })
}
const button = (name: string) => screen.findByRole('button', { name })

it('CALL-061 after the end the patient says how well they saw and heard, where the API takes an answer', async () => {
  const rated: unknown[] = []
  let rating: number | null | undefined = null
  const ended = () => ({
    ...consultation({ endedAt: new Date().toISOString() }),
    ...(rating !== undefined && { rating }),
  })
  const api = {
    'GET api/video-calls/appointments/{id}': ended,
    'PUT api/video-calls/appointments/{id}/rating': ({ body }: { body: { rating: number } }) => {
      rated.push(body)
      rating = body.rating
    },
  }
  await openBoard(api)
  const fair = await button(texts['CALLS.RATING_FAIR'])
  await act(async () => fireEvent.click(fair))
  expect(await screen.findByText(texts['CALLS.RATING_THANKS'])).toBeTruthy()
  expect(rated).toEqual([{ rating: 2 }])
  expect((await button(texts['CALLS.RATING_FAIR'])).getAttribute('aria-pressed')).toBe('true')
  startAgain()
  rating = undefined
  await openBoard(api)
  expect(await screen.findByText(texts['CALLS.ENDED'])).toBeTruthy()
  expect(screen.queryByText(texts['CALLS.RATING'])).toBeNull()
})
