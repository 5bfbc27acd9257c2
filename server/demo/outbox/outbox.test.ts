// @vitest-environment node
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPlatform } from '../../test/fakes'
import { createOutbox, type Outbox } from './outbox'
import { outboxArea } from './routes'

const letter = {
  from: { name: 'Clinic one', address: 'no-reply@one.test' },
  to: 'ana@portico.test',
  subject: 'Tu cita <b>',
  text: 'Hola',
  html: '<p>Hola</p>',
  calendar: { method: 'REQUEST', content: 'BEGIN:VCALENDAR' },
} as const

let http: FastifyInstance
let close: () => Promise<void>
let outbox: Outbox
beforeAll(async () => {
  outbox = createOutbox({ send: async () => {} }, () => new Date('2027-01-11T08:00:00Z'))
  const platform = await startPlatform({ areas: [outboxArea(outbox)] })
  http = platform.http
  close = platform.close
  await outbox.mail.send(letter)
  await outbox.mail.send({ ...letter, from: { ...letter.from, name: 'Clinic two' } })
})
afterAll(() => close())

const get = (url: string, host = 'one.localhost', remoteAddress = '127.0.0.1') =>
  http.inject({ url, headers: { host }, remoteAddress })

test('the outbox lists the letters of the tenant, with values escaped', async () => {
  const { statusCode, body } = await get('/outbox')
  expect(statusCode).toBe(200)
  expect(body).toContain('<a class="link" href="/outbox/1">Tu cita &lt;b&gt;</a>')
  expect(body).not.toContain('/outbox/2')
})

test('a thousand letters to others hide no letter: the letters to one address have a list of their own', async () => {
  const many = createOutbox({ send: async () => {} }, () => new Date('2027-01-11T08:00:00Z'))
  const platform = await startPlatform({ areas: [outboxArea(many)] })
  await many.mail.send(letter)
  for (let sent = 0; sent < 1000; sent += 1)
    await many.mail.send({ ...letter, to: `p${String(sent)}@import.test` })
  const read = async (url: string) =>
    (await platform.http.inject({ url, headers: { host: 'one.localhost' }, remoteAddress: '127.0.0.1' })).body
  const everybody = await read('/outbox')
  expect(everybody).toContain('href="/outbox/1001"')
  expect(everybody).not.toContain('href="/outbox/1"')
  const ana = await read('/outbox?to=ana%40portico.test')
  expect(ana).toContain('href="/outbox/1"')
  expect(ana).not.toContain('@import.test')
  await platform.close()
})

test('a letter is shown without scripts, and its calendar entry is a file', async () => {
  const shown = await get('/outbox/1')
  expect(shown.body).toBe('<p>Hola</p>')
  expect(shown.headers['content-security-policy']).toContain('sandbox')
  const file = await get('/outbox/1/calendar')
  expect([file.headers['content-type'], file.body]).toEqual([
    'text/calendar; charset=utf-8',
    'BEGIN:VCALENDAR',
  ])
  expect((await get('/outbox/2')).statusCode).toBe(404)
})

test('nobody else than the person at this machine sees it', async () => {
  expect((await get('/outbox', 'one.localhost', '203.0.113.7')).statusCode).toBe(404)
  const proxied = await http.inject({
    url: '/outbox/1',
    headers: { host: 'one.localhost', 'x-forwarded-for': '203.0.113.7' },
    remoteAddress: '127.0.0.1',
  })
  expect(proxied.statusCode).toBe(404)
})

test('a letter that could not be sent is not in it', async () => {
  const failing = createOutbox({ send: () => Promise.reject(new Error('down')) }, () => new Date())
  await expect(failing.mail.send(letter)).rejects.toThrow('down')
  expect(failing.letters()).toEqual([])
})
