// @vitest-environment node
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openSms } from '../../app/openLetters'
import { internationalNumber } from '../../providers/twilio/sms'

const sms = { sender: 'Clínica', to: '655 120 304', text: '123456 es tu código' }
let received: { headers: IncomingHttpHeaders; path: string; body: string }[] = []
let status = 201
let service: Server
let folder: string
beforeEach(async () => {
  received = []
  status = 201
  folder = await mkdtemp(path.join(tmpdir(), 'sms-'))
  service = createServer((req, res) => {
    let body = ''
    req.on('data', (chunk: Buffer) => (body += chunk.toString()))
    req.on('end', () => {
      received.push({ headers: req.headers, path: req.url ?? '', body })
      res.writeHead(status, { 'content-type': 'application/json' }).end('{"code": 21211}')
    })
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  service.close()
  await rm(folder, { recursive: true })
})

const address = () =>
  `http://AC1:se%2Fcret@127.0.0.1:${(service.address() as AddressInfo).port}/Accounts/AC1/Messages.json?From=+34600000000&Prefix=+34`

it('ACCOUNT-046 a message is sent with account, sender and an international number', async () => {
  await openSms(address(), folder).send(sms)
  const [request] = received
  expect(request?.path).toBe('/Accounts/AC1/Messages.json')
  expect(request?.headers.authorization).toBe(`Basic ${Buffer.from('AC1:se/cret').toString('base64')}`)
  expect(Object.fromEntries(new URLSearchParams(request?.body))).toEqual({
    From: '+34600000000',
    To: '+34655120304',
    Body: sms.text,
  })
  expect(await readdir(folder)).toEqual([])
})

it('a message that the service refuses rejects without its text', async () => {
  status = 400
  const failure = await openSms(address(), folder)
    .send(sms)
    .catch((error: unknown) => error)
  expect(String(failure)).toBe('Error: The SMS service answered 400')
})

it('without a service, a message is a private file', async () => {
  await openSms(undefined, folder).send(sms)
  const [file = ''] = await readdir(path.join(folder, 'sms'))
  const whole = path.join(folder, 'sms', file)
  expect(await readFile(whole, 'utf8')).toBe('Clínica\n655 120 304\n\n123456 es tu código\n')
  expect((await stat(whole)).mode & 0o077).toBe(0)
})

it.each([
  ['655 120-304', '+34655120304'],
  ['+44 20 7946', '+44207946'],
  ['0044 20 7946', '+44207946'],
])('%s is %s', (typed, expected) => expect(internationalNumber(typed, '+34')).toBe(expected))
