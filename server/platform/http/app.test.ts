// @vitest-environment node
import { expect, it } from 'vitest'
import { startPlatform } from '../../test/fakes'

it('an idle connection stays open for 72 seconds, longer than those of the proxies in front', async () => {
  const { http, close } = await startPlatform({ areas: [] })
  expect(http.server.keepAliveTimeout).toBe(72_000)
  await close()
})
