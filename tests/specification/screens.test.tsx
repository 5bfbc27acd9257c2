import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { openScreen, portalOf, screensOf, type Screen } from '../answers/screens'
import { createSpecifiedApi } from './specifiedApi'
import { readWorld } from './world'

beforeAll(() => initTexts('es'))

const portal = portalOf(false)
const people = { patient: 'p1', doctor: 'd1', administrator: 'a1' } as const

/** Opens a screen with an API that speaks the specification only. Returns what happened, and what the API does not have. */
async function open(screen: Screen) {
  const person = people[screen.role]
  const api = createSpecifiedApi(readWorld(path.resolve(import.meta.dirname, 'data')))
  const unknown: string[] = []
  const respond = async (request: Request) => {
    const { pathname, search } = new URL(request.url)
    const text = await request.text()
    const address = `${pathname}${search}`.slice(1)
    const body = text === '' ? undefined : (JSON.parse(text) as unknown)
    const answer = api({ method: request.method, address, person, body })
    if (answer.status === 404) unknown.push(`${request.method} ${address}`)
    return new Response(answer.body === undefined ? '' : JSON.stringify(answer.body), {
      status: answer.status,
    })
  }
  return { ...(await openScreen(portal, screen, respond, person)), unknown }
}

/** Pages of links that the specification does not have. They need one in their address. */
const isOfLink = ({ address }: Screen) => address === '/visit' || address === '/shared'

/** Users have other ids than the records of the other lists. */
const screens = screensOf(portal)
  .filter((screen) => !isOfLink(screen))
  .map((screen) => ({ ...screen, address: screen.address.replace(/(users\/\w+)\/1/, '$1/p1') }))

describe.each(screens)('SHELL-048 $id at $address', (screen) => {
  it('opens with an API that has only the specification', async () => {
    const { text, at: _, ...opened } = await open(screen)
    expect(opened).toEqual({ faults: [], isWaiting: false, unknown: [] })
    expect(text).not.toMatch(
      /Algo ha fallado|No hemos podido (cargar|abrir)|Reintentar|undefined|NaN|Invalid Date/,
    )
  })
})
