// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openCamera } from './openTrack'

it('CONST-008 C-077 the portal requests a camera picture of 800 by 600 pixels', async () => {
  const track = { kind: 'video' }
  const getUserMedia = vi.fn<(constraints: object) => Promise<object>>(async () => ({
    getTracks: () => [track],
  }))
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  expect(await openCamera()).toEqual({ track, problem: null })
  expect(getUserMedia.mock.lastCall?.[0]).toMatchObject({
    video: { width: { ideal: 800 }, height: { ideal: 600 } },
  })
})
