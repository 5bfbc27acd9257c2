// @vitest-environment node
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { hospitalPatients } from './hospitalPatients'

const unavailable = { status: 502, message: 'EXTERNAL_PATIENTS_UNAVAILABLE' }
const servers: Server[] = []
afterEach(() => servers.splice(0).forEach((server) => server.close()))

/** A stand-in for the hospital's system. Returns its address and the requests that it got. */
async function standIn(answer: RequestListener): Promise<{ url: string; asked: string[] }> {
  const asked: string[] = []
  const server = createServer((request, response) => {
    asked.push(`${request.url} ${request.headers.authorization}`)
    answer(request, response)
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/patients/{id}?v=1`, asked }
}

const send =
  (status: number, body: string, headers: Record<string, string> = {}): RequestListener =>
  (_, response) =>
    response.writeHead(status, headers).end(body)

it('ADMIN-102 a patient is read by number with the token, without fields that a user cannot have', async () => {
  const patient = {
    name: 'Ana',
    surname: 'Gil',
    email: 'no',
    gender: 2,
    phone: null,
    roles: ['RolesAdministrator'],
  }
  const { url, asked } = await standIn(send(200, JSON.stringify(patient)))
  const found = await hospitalPatients({ url }, 's3cret')('H/1 á')
  expect(found).toEqual({ name: 'Ana', surname: 'Gil', gender: 2 })
  expect(asked).toEqual(['/patients/H%2F1%20%C3%A1?v=1 Bearer s3cret'])
})

it('ADMIN-102 the answer 404 is no patient, and a number of dots is not sent as a path', async () => {
  const { url, asked } = await standIn(send(404, ''))
  const find = hospitalPatients({ url }, 't')
  expect([await find('H-9'), await find('..'), await find('.')]).toEqual([undefined, undefined, undefined])
  expect(asked).toHaveLength(1)
})

it('ADMIN-102 a redirect is refused, so that the token reaches no other host', async () => {
  const other = await standIn(send(200, '{"name":"Ana"}'))
  const { url } = await standIn(send(302, '', { location: other.url.replace('{id}', 'H-1') }))
  await expect(hospitalPatients({ url }, 't')('H-1')).rejects.toMatchObject(unavailable)
  expect(other.asked).toEqual([])
})

it.each([
  ['an error of the system', send(500, '{"name":"Ana"}')],
  ['no JSON', send(200, '<html>')],
  ['a list', send(200, '[]')],
  ['no name', send(200, '{"surname":"Gil"}')],
  ['an answer that is too long', send(200, JSON.stringify({ name: 'Ana', more: 'x'.repeat(70_000) }))],
  ['no answer', () => {}],
])('ERR-048 %s is an error, not a missing patient', async (_, answer) => {
  const { url } = await standIn(answer)
  await expect(hospitalPatients({ url }, 't', 300)('H-1')).rejects.toMatchObject(unavailable)
})

it('ERR-048 a system that is not reached is an error', async () => {
  const { url } = await standIn(send(200, '{}'))
  servers.splice(0).forEach((server) => server.close())
  await expect(hospitalPatients({ url }, 't')('H-1')).rejects.toMatchObject(unavailable)
})
