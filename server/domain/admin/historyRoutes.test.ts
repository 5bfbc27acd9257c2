import { afterAll, beforeAll, expect, it } from 'vitest'
import { startPlatform } from '../../test/fakes'
import { companies } from './entities'
import { registerHistoryRoutes } from './historyRoutes'
import { registerEntity } from '../entities/registerEntity'

let platform: Awaited<ReturnType<typeof startPlatform>>
beforeAll(async () => {
  platform = await startPlatform({
    areas: [
      (api) => {
        registerHistoryRoutes(api)
        registerEntity(api, { ...companies, entity: 'Centre' })
      },
    ],
  })
})
afterAll(() => platform.close())

/** A user without the role gets 403 for a registered entity and 404 for any other. */
it.each([
  ['Centre', 403],
  ['Company', 404],
  ['constructor', 404],
])('ADMIN-018 only a registered entity has a history: %s %d', async (name, status) => {
  const headers = { host: 'one.localhost', authorization: 'Bearer ana' }
  const answer = await platform.http.inject({ url: `/api/audit/${name}/1`, headers })
  expect(answer.statusCode).toBe(status)
})
