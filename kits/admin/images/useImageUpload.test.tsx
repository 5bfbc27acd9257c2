import { act, renderHook, waitFor } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { ApiError } from '@portico/core/http/apiError'
import type { Call } from '@portico/core/http/useCall'
import { HttpProvider } from '../../../core/http/HttpProvider'
import { initTexts } from '@portico/core/i18n/i18n'
import { pngOf } from '@portico/core/ui/media/crop/testPicture'
import { useImageUpload } from './useImageUpload'

beforeAll(() => initTexts('es'))

const picture = Promise.resolve(new File(['x'], 'picture', { type: 'image/webp' }))

const renderUpload = (call: Call, onUploaded: (id: number) => void = () => {}) =>
  renderHook(() => useImageUpload(onUploaded), {
    wrapper: ({ children }) => (
      <HttpProvider call={call} personKey="ana">
        {children}
      </HttpProvider>
    ),
  })

/** Uploads a picture that the server answers with an error. Returns the text key of the error, and the ids of pictures. */
async function uploadTo(refusal: ApiError) {
  const ids: number[] = []
  const call = (() => Promise.reject(refusal)) as unknown as Call
  const { result } = renderUpload(call, (id) => ids.push(id))
  await act(() => result.current.use(picture))
  return { key: result.current.errorKey, ids }
}

test.each([
  [8192, 8192, null],
  [8193, 1, 'ADMIN.IMAGES.TOO_MANY_PIXELS'],
  [1, 30_000, 'ADMIN.IMAGES.TOO_MANY_PIXELS'],
  [0, 0, 'ERRORS.FORMAT_NOT_VALID'],
])(
  'ACCOUNT-057 an image of %i × %i pixels is decoded, or rejected before (%s)',
  async (width, height, key) => {
    const decode = vi.fn<() => Promise<object>>(() => Promise.resolve({ width, height }))
    vi.stubGlobal('createImageBitmap', decode)
    const { result } = renderUpload(() => Promise.reject(new Error()))
    act(() => result.current.open(pngOf(width, height)))
    await waitFor(() =>
      expect([result.current.errorKey, result.current.opened !== null]).toEqual([key, key === null]),
    )
    expect(decode).toHaveBeenCalledTimes(key === null ? 1 : 0)
    vi.unstubAllGlobals()
  },
)

test.each([
  ['ERR-011 I18N-005', 400, 'MAX_EXCEEDED', 'ERRORS.MAX_EXCEEDED'],
  ['ERR-012 I18N-006', 400, 'FORMAT_NOT_VALID', 'ERRORS.FORMAT_NOT_VALID'],
  ['C-137', 400, 'NO_SUCH_CODE', 'ADMIN.IMAGES.FAILED'],
  ['C-137', 500, 'MAX_EXCEEDED', 'ADMIN.IMAGES.FAILED'],
])('%s a picture that the server refuses with %i %s shows %s', async (_id, status, code, key) => {
  expect(await uploadTo(new ApiError(status, code))).toEqual({ key, ids: [] })
})
