import { once } from 'node:events'
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { startPlatform } from '../../test/fakes'

let platform: Awaited<ReturnType<typeof startPlatform>>
let port = 0
beforeAll(async () => {
  platform = await startPlatform({ areas: [] })
  await platform.http.listen({ port: 0, host: '127.0.0.1' })
  port = (platform.http.server.address() as AddressInfo).port
}, 60_000)
afterAll(() => platform.close())

/** Sends a raw request. Returns the status line of the response; an empty string if there is none. */
async function sendRaw(target: string, ...headers: string[]): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  const chunks: string[] = []
  socket.on('data', (chunk) => chunks.push(String(chunk))).on('error', () => {})
  const lines = [`GET ${target} HTTP/1.1`, 'Host: one.localhost', 'Connection: close', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'close')
  return chunks.join('').split('\r\n')[0] ?? ''
}

const isAlive = async () => (await sendRaw('/api/config')).startsWith('HTTP/1.1 ')

it.each(['//', '///', 'http://[', '//[', '/\\', '/%', '*'])(
  'CALL-012 a request for %s is rejected and the server keeps running',
  async (target) => {
    expect(await sendRaw(target)).toMatch(/^HTTP\/1\.1 4\d\d /)
    expect(await isAlive()).toBe(true)
  },
)

it.each(['//', 'http://['])(
  'CALL-012 an upgrade at %s is rejected and the server keeps running',
  async (target) => {
    const upgrade = [
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: MDEyMzQ1Njc4OTAxMjM0NQ==',
    ]
    await sendRaw(target, ...upgrade)
    expect(await isAlive()).toBe(true)
  },
)

it.each([{ toString: 1, valueOf: 1 }, null, 7, ['registerUser']])(
  'CALL-012 an invocation of the method %j gets an error and the connection stays open',
  async (target) => {
    const ws = new WebSocket(`ws://127.0.0.1:${port}/hub`, {
      headers: { host: 'one.localhost', authorization: 'Bearer ana' },
    })
    const onMessage = vi.fn<(text: string) => void>()
    ws.on('message', (data: Buffer) => onMessage(data.toString()))
    await once(ws, 'open')
    ws.send('{"protocol":"json","version":1}\u001E')
    ws.send(`${JSON.stringify({ type: 1, invocationId: 'a', target })}\u001E`)
    ws.send(
      `${JSON.stringify({ type: 1, invocationId: 'b', target: 'registerUser', arguments: ['ana'] })}\u001E`,
    )
    await vi.waitFor(() => expect(onMessage).toHaveBeenCalledWith(expect.stringMatching(/"b".*true/)))
    expect(onMessage).toHaveBeenCalledWith(expect.stringMatching(/"a".*Unknown hub method/))
    ws.close()
  },
)
