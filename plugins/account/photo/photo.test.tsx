import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import { pngOf, stubPictures } from '@portico/core/ui/media/crop/testPicture'
import { type Answers, renderPage, setUpPages } from '../../../tests/screens/renderPage'
import { violationsOf } from '../../../tests/screens/violations'
import es from '../locales/es.json'
import plugin from '../plugin'

const ana = { id: 'u1', name: 'Ana', surname: 'Suárez', version: 3, thumbnailId: 5, userMeta: [] }

setUpPages()
afterEach(() => vi.restoreAllMocks())

const openPage = (more: Answers) =>
  renderPage({
    plugin,
    path: 'profile/personal-data',
    heading: 'Datos personales',
    api: { 'GET api/users/data': ana, 'GET api/identification-number-types': [], ...more },
  })

const input = () => screen.getByLabelText(es['PROFILE.PHOTO.CHANGE'])
const choose = (file: File) => act(async () => fireEvent.change(input(), { target: { files: [file] } }))
/** A button also has the words for the time while it is busy. */
const press = (dialog: HTMLElement, name: string) =>
  act(async () =>
    fireEvent.click(within(dialog).getByRole('button', { name: (label) => label.startsWith(name) })),
  )

it('ACCOUNT-057 CONST-020 a photo is cropped, then saved; a failure keeps the crop', async () => {
  stubPictures(900, 1200)
  const upload = vi.fn<(input: { body: File }) => unknown>(() => Promise.reject(new ApiError(500, 'GENERAL')))
  const put = vi.fn<(input: unknown) => unknown>(() => ({ version: 4 }))
  await openPage({ 'POST api/thumbnails': upload, 'PUT api/users': put })
  await choose(pngOf(900, 1200))
  const dialog = await screen.findByRole('dialog', { name: es['PROFILE.PHOTO.CROP'] })
  expect(upload).not.toHaveBeenCalled()
  expect(await violationsOf(dialog)).toEqual([])
  await press(dialog, es['PROFILE.PHOTO.IN'])
  expect(within(dialog).getByText('110 %')).toBeDefined()
  await press(dialog, es['PROFILE.PHOTO.USE'])
  expect((await within(dialog).findByRole('alert')).textContent).toBe(es['PROFILE.PHOTO.NOT_SAVED'])
  expect(within(dialog).getByText('110 %')).toBeDefined()
  expect(put).not.toHaveBeenCalled()

  upload.mockReturnValue(77)
  await press(dialog, es['PROFILE.PHOTO.USE'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(upload.mock.lastCall?.[0].body).toMatchObject({ type: 'image/webp' })
  expect(put).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ thumbnailId: 77, name: 'Ana' }) as unknown }),
  )
})

it.each([
  ['no picture', new File(['x'], 'a.txt', { type: 'text/plain' }), es['PROFILE.PHOTO.FAILED']],
  ['too many pixels', pngOf(9000, 10), es['PROFILE.PHOTO.TOO_MANY_PIXELS']],
])('ACCOUNT-057 a file with %s is refused beside the button', async (_, file, text) => {
  const decode = stubPictures(1, 1)
  await openPage({})
  await choose(file)
  expect(await screen.findByText(text)).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(decode).not.toHaveBeenCalled()
})

it('ACCOUNT-037 a photo is removed after the confirmation only', async () => {
  const put = vi.fn<(input: unknown) => unknown>(() => ({ version: 4 }))
  await openPage({ 'PUT api/users': put })
  await press(document.body, es['PROFILE.PHOTO.REMOVE'])
  const question = await screen.findByRole('alertdialog', { name: es['PROFILE.PHOTO.REMOVE_TITLE'] })
  expect(put).not.toHaveBeenCalled()
  expect(await violationsOf(question)).toEqual([])
  await press(question, es['PROFILE.PHOTO.REMOVE'])
  expect(put).toHaveBeenCalledWith(
    expect.objectContaining({ body: expect.objectContaining({ thumbnailId: null }) as unknown }),
  )
})
