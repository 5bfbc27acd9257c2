// @vitest-environment node
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freePort } from '../../../test/freePort'
import { startPlatform } from '../../../test/fakes'
import { operation } from '../api/operation'

const port = await freePort()
let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform({
    areas: [
      (api) => {
        operation(api, 'GET api/config', () => ({ features: [] }))
      },
    ],
  })
  await platform.http.listen({ port, host: '127.0.0.1' })
}, 60_000)
afterAll(() => platform.close())

/** Sends raw lines. Returns the status and body. */
async function send(...lines: string[]) {
  const socket = connect(port, '127.0.0.1')
  socket.end(`${lines.join('\r\n')}\r\n\r\n`)
  let text = ''
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await once(socket, 'close')
  const [head = '', body = ''] = text.split('\r\n\r\n')
  return { status: Number(/^HTTP\/1.1 (\d+)/.exec(head)?.[1] ?? 0), body }
}
const refused = (status: number) => ({ status, body: '{"message":"FORMAT_NOT_VALID"}' })

it('ERR-012 a request with two Host headers is refused, even with the same value', async () => {
  const config = 'GET /api/config HTTP/1.1'
  expect(await send(config, 'Host: one.localhost')).toMatchObject({ status: 200 })
  expect(await send(config, 'Host: one.localhost', 'host: two.localhost')).toEqual(refused(400))
  expect(await send(config, 'Host: one.localhost', 'Host: one.localhost')).toEqual(refused(400))
})

it('ERR-012 a WebSocket request with two Host headers is dropped', async () => {
  const upgrade = ['Connection: Upgrade', 'Upgrade: websocket']
  const answer = await send('GET /hub HTTP/1.1', 'Host: one.localhost', 'Host: two.localhost', ...upgrade)
  expect(answer).toEqual({ status: 0, body: '' })
})

it.each(['gzip', 'br', 'GZIP', 'x-none', 'gzip, identity'])(
  'ERR-012 a body with Content-Encoding %s is refused',
  async (encoding) => {
    const head = ['GET /api/config HTTP/1.1', 'Host: one.localhost']
    expect(await send(...head, `Content-Encoding: ${encoding}`)).toEqual(refused(415))
    expect(await send(...head, 'Content-Encoding: identity')).toMatchObject({ status: 200 })
  },
)
