import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { initTexts } from '../../core/i18n/i18n'
import { openScreen, portalOf } from '../answers/screens'
import { isOfLink, leadsPatientTo, screensOf, type Screen } from '../support/portalScreens'
import { createSpecifiedApi } from './specifiedApi'
import { addressInWorld, readWorld } from './world'

beforeAll(() => initTexts('es'))

const portal = portalOf(false)
const people = { patient: 'p1', doctor: 'd1', administrator: 'a1' } as const

/** Opens a screen with an API that speaks the specification only. Returns what happened, and what the API does not have. */
async function open(screen: Pick<Screen, 'role' | 'address'>, at = portal) {
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
  return { ...(await openScreen(at, screen, respond, { person })), unknown }
}

const screens = screensOf(portal.host)
  .filter((screen) => !isOfLink(screen))
  .map((screen) => ({ ...screen, address: addressInWorld(screen.address) }))

/** A page of the administration that the API does not have keeps its address, and says so. */
const isLocked = ({ role, isOffered }: Screen) => role === 'administrator' && !isOffered

/** Where an address may lead. What the API does not have leads home. */
const endsOf = (screen: Screen) =>
  screen.isOffered || isLocked(screen)
    ? [screen.address, leadsPatientTo[screen.id]]
    : ['/videoconsultation/home']

describe.each(screens)('SHELL-048 $id at $address', (screen) => {
  it('opens with an API that has only the specification', async () => {
    const { text, at, lines: _, ...opened } = await open(screen)
    expect(opened).toEqual({ faults: [], isWaiting: false, unknown: [] })
    expect(endsOf(screen)).toContain(at)
    expect(text).toMatch(isLocked(screen) ? /Esta página no existe|No tienes permiso para esta sección/ : /./)
    expect(text).not.toMatch(
      /Algo ha fallado|No hemos podido (cargar|abrir)|Reintentar|undefined|NaN|Invalid Date/,
    )
  })
})

describe('BOOK-031 the page of the group of eSaludPlus', () => {
  const page = { role: 'patient', address: '/videoconsultation/medical-appointment' } as const

  it.each([
    ['FEAT-017', 'eSaludPlus'],
    ['FEAT-018', 'homeDoctor'],
    ['FEAT-019', 'fertilitas'],
    ['FEAT-021', 'santisimaTrinidad'],
  ])('%s opens with the feature %s alone, and asks how to be seen', async (_, feature) => {
    const { text, ...opened } = await open(page, portalOf(false, [feature]))
    expect(opened).toMatchObject({ faults: [], isWaiting: false, unknown: [], at: page.address })
    expect(text).toMatch(/Paso 1 de \d/)
    expect(text).toContain('En persona')
  })

  it('leads home without any of them', async () => {
    expect(await open(page, portalOf(false, ['family']))).toMatchObject({ at: '/videoconsultation/home' })
  })
})
