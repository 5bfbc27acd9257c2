import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { RouteId } from '@portico/core/plugin/points'
import { ApiError } from '@portico/core/http/apiError'
import { definePlugin } from '@portico/core/plugin/definePlugin'
import { noSlotVariant } from '@portico/booking/testing/testVariant'
import kit from '../../../kits/booking/locales/es.json'
import { renderPage, setUpPages } from '../../../tests/screens/renderPage'
import es from '../locales/es.json'
import records from '../plugin'

setUpPages()

const documentOf = (id: number, more: object = {}) => ({
  id,
  documentId: id,
  name: `Informe ${id}.pdf`,
  nameWithoutExtension: `Informe ${id}`,
  visible: true,
  documentType: 0,
  creationDate: '2026-10-21T10:00:00.000Z',
  seenByAdmin: false,
  ...more,
})
const documents = [documentOf(8), documentOf(9, { visible: false })]

/** A portal with a booking that is at its review and asks for documents, or does not. */
const bookingOf = (asksDocuments: boolean) =>
  definePlugin({
    id: 'visit',
    i18n: { es: async () => ({ default: {} }), en: async () => ({ default: {} }) },
    bookingVariants: [
      {
        id: 'visit',
        route: 'visit' as RouteId,
        path: 'visit',
        variant: async () => ({
          default: {
            ...noSlotVariant({
              id: 'visit',
              steps: ['review'],
              choices: {},
              initialAnswers: async () => ({ service: { id: '4', label: 'Revisión' } }),
            }),
            ...(asksDocuments && { asksDocuments: true as const }),
          },
        }),
      },
    ],
  })
const openReview = (list: unknown, { asksDocuments = true, hasRecords = true } = {}) =>
  renderPage({
    plugin: bookingOf(asksDocuments),
    others: hasRecords ? [records] : [],
    path: 'videoconsultation/visit',
    heading: kit['BOOKING.TITLE.REVIEW'],
    api: { 'GET api/documents/withMedicalExams': list, 'GET api/appointments/': [] },
  })
const choice = (name: string) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: new RegExp(`^${name}`) })
const press = async (name: string) => act(async () => fireEvent.click(await choice(name)))

it('BOOK-020 the chosen documents are a fact of the review and survive a reload', async () => {
  await openReview(documents)
  expect((await choice('Informe 9')).closest('label')?.textContent).toContain(es['RECORDS.HIDDEN'])
  await press('Informe 9')
  await press('Informe 8')
  await press('Informe 9')
  const fact = screen.getByText(kit['BOOKING.FACT.DOCUMENTS'], { selector: 'dt span' }).closest('dt')
  expect(fact?.nextSibling?.textContent).toBe('Informe 8')
  cleanup()
  await openReview(documents)
  expect([(await choice('Informe 8')).checked, (await choice('Informe 9')).checked]).toEqual([true, false])
})

it('BOOK-020 a document that was removed meanwhile can be taken out of the choice', async () => {
  await openReview(documents)
  await press('Informe 8')
  cleanup()
  await openReview([])
  await press('Informe 8')
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull())
})

it('BOOK-020 without documents there is a way to the documents', async () => {
  await openReview([])
  expect(await screen.findByText(es['RECORDS.FOR_VISIT_NONE'])).toBeDefined()
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: es['RECORDS.FOR_VISIT_LINK'] })
  expect(link.hash).toBe('#/videoconsultation/documents')
})

it('BOOK-020 documents that cannot be loaded are one message with a retry, and the booking goes on', async () => {
  const list = vi.fn<() => unknown>(() => {
    throw new ApiError(500, 'GENERAL')
  })
  await openReview(list)
  expect(await screen.findByText(es['RECORDS.DOCUMENTS_FAILED'])).toBeDefined()
  expect(screen.getByRole('button', { name: new RegExp(`^${kit['BOOKING.CONFIRM']}`) })).toBeDefined()
  list.mockImplementation(() => documents)
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Reintentar' })))
  expect(await choice('Informe 8')).toBeDefined()
})

it('BOOK-020 a long list starts with the newest, and twenty are the most', async () => {
  await openReview(Array.from({ length: 22 }, (_, place) => documentOf(50 - place)))
  await choice('Informe 50')
  expect(screen.getAllByRole('checkbox')).toHaveLength(5)
  const all = es['RECORDS.FOR_VISIT_ALL'].replace('{{count}}', '22')
  await act(async () => fireEvent.click(screen.getByRole('button', { name: all })))
  for (let id = 50; id > 30; id--) await press(`Informe ${id}`)
  expect((await choice('Informe 30')).disabled).toBe(true)
  expect(screen.getByText(es['RECORDS.FOR_VISIT_MAX'].replace('{{count}}', '20'))).toBeDefined()
  await press('Informe 50')
  expect((await choice('Informe 30')).disabled).toBe(false)
})

it.each([
  ['a variant that does not ask', { asksDocuments: false }],
  ['a portal without records', { hasRecords: false }],
])('BOOK-020 %s has no choice', async (_, without) => {
  const list = vi.fn<() => unknown>(() => documents)
  await openReview(list, without)
  expect(screen.queryByText(es['RECORDS.FOR_VISIT'])).toBeNull()
  expect(list).not.toHaveBeenCalled()
})
