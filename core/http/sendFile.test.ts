// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sendFile } from './sendFile'

class FakeRequest extends EventTarget {
  static last: FakeRequest
  upload = new EventTarget()
  status = 0
  responseText = ''
  headers: Record<string, string> = {}
  opened = ''
  constructor() {
    super()
    FakeRequest.last = this
  }
  open(method: string, url: string) {
    this.opened = `${method} ${url}`
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader = () => 'application/json'
  send = () => {}
  abort = () => this.dispatchEvent(new Event('abort'))
  answer(status: number, text: string) {
    Object.assign(this, { status, responseText: text })
    this.dispatchEvent(new Event('load'))
  }
}

beforeEach(() => vi.stubGlobal('XMLHttpRequest', FakeRequest))
afterEach(() => vi.unstubAllGlobals())

const send = (onProgress: (share: number) => void, signal?: AbortSignal) =>
  sendFile(
    '/api/documents',
    { method: 'POST', headers: { authorization: 'Bearer t' }, ...(signal && { signal }) },
    onProgress,
  )

test('REC-068 a sent file reports its progress and resolves to the answer', async () => {
  const shares: number[] = []
  const sent = send((share) => shares.push(share))
  const { last } = FakeRequest
  expect([last.opened, last.headers['authorization']]).toEqual(['POST /api/documents', 'Bearer t'])
  last.upload.dispatchEvent(new ProgressEvent('progress', { loaded: 5, total: 20 }))
  last.answer(400, '{"message":"MAX_EXCEEDED"}')
  const answer = await sent
  expect([answer.status, await answer.json(), shares]).toEqual([400, { message: 'MAX_EXCEEDED' }, [0.25]])
})

test('REC-068 a broken connection and a cancelled upload reject', async () => {
  const broken = send(() => undefined)
  FakeRequest.last.dispatchEvent(new Event('error'))
  await expect(broken).rejects.toThrow('could not be sent')
  const stop = new AbortController()
  const cancelled = send(() => undefined, stop.signal)
  stop.abort()
  await expect(cancelled).rejects.toMatchObject({ name: 'AbortError' })
  await expect(send(() => undefined, stop.signal)).rejects.toMatchObject({ name: 'AbortError' })
})
