// @vitest-environment node
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { askApi, recordAnswers, type Recording } from './askApi'
import { mockApi } from './mockApi'

const servers: ReturnType<typeof mockApi>[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** Serves a recording, and returns how to ask it. */
async function serve(
  recording: Recording,
  tokens: ReadonlyMap<string, string> = new Map([['patient', 'patient']]),
) {
  const server = mockApi(recording)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, resolve))
  return askApi(`http://localhost:${(server.address() as AddressInfo).port}/`, tokens)
}

const json = 'application/json'
const recording: Recording = {
  'nobody GET api/config': { status: 200, type: json, body: { features: ['family'] } },
  'patient GET api/plans': { status: 200, type: json, body: [{ id: 1 }] },
}

it('a recording answers what it has, as who asked for it', async () => {
  const ask = await serve(recording)
  expect(await ask('patient', 'GET', 'api/plans')).toEqual(recording['patient GET api/plans'])
  expect(await ask('patient', 'GET', 'api/config')).toEqual(recording['nobody GET api/config'])
  expect(await ask(null, 'GET', 'api/plans')).toMatchObject({ status: 401 })
  expect(await ask('patient', 'GET', 'api/insurers')).toMatchObject({ status: 404 })
})

it('a save is answered with an empty 200, and changes nothing', async () => {
  const ask = await serve(recording)
  expect(await ask('patient', 'DELETE', 'api/plans')).toMatchObject({ status: 200, body: '' })
  expect(await ask('patient', 'GET', 'api/plans')).toEqual(recording['patient GET api/plans'])
})

it('what an API answers can be recorded and served again; refusals are not kept', async () => {
  const copy: Recording = {}
  const ask = recordAnswers(await serve(recording), copy)
  await ask('patient', 'GET', 'api/plans')
  await ask(null, 'GET', 'api/config')
  await ask(null, 'GET', 'api/plans')
  expect(copy).toEqual(recording)
})

it('an API that does not answer is a failure of the API', async () => {
  const ask = askApi('http://localhost:9/', new Map())
  expect(await ask(null, 'GET', 'api/config')).toMatchObject({ status: 599 })
})
