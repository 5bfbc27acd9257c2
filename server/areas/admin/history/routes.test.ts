import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlatform } from '../../../test/fakes'
import { companies } from '../entities'
import { registerHistoryRoute } from './routes'
import { registerEntity } from '../registerEntity'

let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform({
    areas: [
      (api) => {
        registerHistoryRoute(api)
        registerEntity(api, { ...companies, entity: 'Centre' })
      },
    ],
  })
})
afterAll(() => platform.close())

/** Somebody without the role: an entity that is known refuses them, another one is not there. */
it.each([
  ['Centre', 403],
  ['Company', 404],
  ['constructor', 404],
])('ADMIN-018 an entity that is registered has a history and no other has: %s %d', async (name, status) => {
  const headers = { host: 'one.localhost', authorization: 'Bearer ana' }
  const answer = await platform.http.inject({ url: `/api/audit/${name}/1`, headers })
  expect(answer.statusCode).toBe(status)
})
