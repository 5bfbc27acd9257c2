import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import plugin from '../plugin'

setUpPages()
beforeEach(() => void vi.spyOn(navigator, 'language', 'get').mockReturnValue('es-ES'))

const path = 'api/vital-signs-measurements'
const sample = (readingId: number, hour: string, value: number, confirmed?: number[]) => ({
  time: `2026-11-20T${hour}:00:00Z`,
  zone: 'Europe/Madrid',
  value,
  readingId,
  origin: 'manual',
  source: null,
  ...(confirmed && { confirmed }),
})

/** A day with an oxygen of a cold finger, which the answers of the server confirm. */
async function open(put: (input: { body: { isConfirmed: boolean } }) => unknown) {
  let isConfirmed = false
  await renderPage({
    plugin,
    features: ['devices'],
    path: 'videocall/devices/oxygen?date=2026-11-20&range=day&view=table',
    heading: 'Oxígeno en sangre',
    api: {
      [`POST ${path}/oxigen`]: () => ({
        bloodOxigenSamples: [sample(5, '08', 62, isConfirmed ? [62] : undefined), sample(6, '09', 97)],
        min: 62,
        average: 79.5,
        max: 97,
      }),
      [`PUT ${path}/readings/{id}/confirmation`]: async (input: { body: { isConfirmed: boolean } }) => {
        await put(input)
        ;({ isConfirmed } = input.body)
        return null
      },
    },
  })
}
const rowOf = async (value: string) =>
  (await within(await screen.findByRole('table')).findByRole('row', { name: new RegExp(value) })).textContent
const press = async (name: string | RegExp) => {
  const button = await screen.findByRole('button', { name })
  await act(async () => fireEvent.click(button))
}

it('DEV-009 "It is right" takes the mark from the sentence and the table alike, and undo brings it back', async () => {
  const put = vi.fn<(input: unknown) => Promise<void>>(async () => undefined)
  await open(put)
  expect(await screen.findByText(/Medidas dudosas: Oxígeno: 62/)).toBeDefined()
  expect(await rowOf('62 %')).toContain('dudosa')
  expect(await violationsOf(document.body)).toEqual([])
  await press(/^Es correcta: Oxígeno: 62/)
  expect(put.mock.calls).toEqual([
    [expect.objectContaining({ params: { id: 5 }, body: { isConfirmed: true } })],
  ])
  expect(await screen.findByText(/ya no se marca como dudosa/)).toBeDefined()
  expect(screen.queryByText(/Medidas dudosas/)).toBeNull()
  const row = await rowOf('62 %')
  expect([row?.includes('dudosa'), row?.includes('comprobada')]).toEqual([false, true])
  await act(async () => fireEvent.click(screen.getByText('Deshacer')))
  expect(await screen.findByText(/Medidas dudosas: Oxígeno: 62/)).toBeDefined()
})

it('DEV-009 if it is not saved, the message says so and the mark stays', async () => {
  await open(() => Promise.reject(new ApiError(500, 'GENERAL')))
  await press(/^Es correcta: Oxígeno: 62/)
  expect(await screen.findByText('No se ha guardado. Vuelve a intentarlo.')).toBeDefined()
  expect(screen.getByText(/Medidas dudosas: Oxígeno: 62/)).toBeDefined()
})

it('DEV-009 what is listened to is the sentence that is read, with the values that stand out', async () => {
  const spoken: string[] = []
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = ''
      constructor(readonly text: string) {}
    },
  )
  vi.stubGlobal('speechSynthesis', {
    cancel: () => undefined,
    speak: ({ text, lang }: { text: string; lang: string }) => spoken.push(`${lang} ${text}`),
  })
  await open(async () => undefined)
  const shown = (await screen.findByText(/Medidas dudosas: Oxígeno: 62/)).textContent
  await press('Escuchar el resumen')
  expect(spoken).toEqual([`es ${shown}`])
})
