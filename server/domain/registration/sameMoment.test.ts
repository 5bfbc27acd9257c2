// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { personId } from '../../demo/people/personRow'
import { createConfirmation } from '../../platform/identity/registrations/confirmations'
import { createRegistration } from '../../platform/identity/registrations/registrations'
import { createLinkToken, type LinkPurpose } from '../../platform/identity/singleUse/links'
import { databases } from '../../test/databases'
import { acceptInvitation } from '../family/acceptInvitation'
import {
  NOW,
  openClinic,
  STARTUP_TIMEOUT,
  type Answer,
  type Caller,
  type Clinic,
} from '../../test/clinic/clinic'
import { person } from './test/registrationServer'

/** Each pair meets in a different way. A password costs half a second. */
const rounds = [1, 2, 3, 4, 5]
const slowRounds = [1, 2]
const password = { password: 'Puerto2027x', passwordVerify: 'Puerto2027x' }
const { conditionsVersion } = person
const answers = { ...person, doctorId: null, referrerId: null }

describe.each(databases)('two confirmations at the same moment on %s', (database) => {
  let clinic: Clinic
  let visitor: Caller
  beforeAll(async () => {
    clinic = await openClinic(database, undefined, ['register'])
    visitor = await clinic.as()
  }, STARTUP_TIMEOUT)
  beforeEach(() => clinic.db.exec('delete from sign_in_attempt'))
  afterAll(() => clinic.close())

  const outcomes = (both: readonly Answer[]) =>
    new Set(both.map(({ status, body }) => [status, (body as { message?: string }).message].join(' ')))
  const one = new Set(['204 ', '400 INVALID_TOKEN'])
  const oneConfirmed = new Set(['204 ', '409 ALREADY_CONFIRMED'])
  const linkFor = (personId: string, purpose: LinkPurpose) =>
    clinic.db.tx((tx) => createLinkToken(tx, { tenant: 'one', personId, purpose }, NOW))
  const invite = async (as: string, email: string) => {
    const call = await clinic.as(as)
    const body = { name: 'Javier', surname: 'Prieto', birthDate: '1990-01-11', email }
    const { id } = (await call('POST', 'api/independent-users', body)).body as { id: string }
    return id
  }
  const accept = (userId: string, token: string) =>
    visitor('POST', 'api/independent-users/confirm-account', {
      userId,
      token,
      ...password,
      conditionsVersion,
    })

  it('FAMILY-020 AUTH-068 the link of an invitation works once', async () => {
    const id = await invite('ana@portico.test', 'once@portico.test')
    const token = await linkFor(id, 'invitation')
    expect(outcomes(await Promise.all([accept(id, token), accept(id, token)]))).toEqual(one)
  })
  it.each(slowRounds)('FAMILY-020 AUTH-068 two links of an invitation work once (%i)', async (round) => {
    const id = await invite('ana@portico.test', `both${round}@portico.test`)
    const [first, second] = [await linkFor(id, 'invitation'), await linkFor(id, 'invitation')]
    expect(outcomes(await Promise.all([accept(id, first), accept(id, second)]))).toEqual(one)
  })
  it.each(rounds)('FAMILY-020 two families that invite an address share its account (%i)', async (round) => {
    const email = `shared${round}@portico.test`
    await clinic.db.query("update person set is_family_admin = true where tenant = 'one' and id = $1", [
      personId('one', 'luis'),
    ])
    const ids = [await invite('ana@portico.test', email), await invite('luis@portico.test', email)]
    const [first, second] = await Promise.all(
      ids.map((id) => clinic.db.tx((tx) => acceptInvitation(tx, 'one', id))),
    )
    expect(first, 'both are the same person').toBe(second)
    const families = await clinic.db.query(
      `select l.admin_id from family_link l join account a on a.tenant = l.tenant and a.sub = l.member_id
       where a.tenant = 'one' and a.email = $1 and l.invited_at is null`,
      [email],
    )
    expect(families).toHaveLength(2)
  })
  it('AUTH-064 two links to choose a password work once', async () => {
    const luis = personId('one', 'luis')
    const [first, second] = [await linkFor(luis, 'reset'), await linkFor(luis, 'reset')]
    const reset = (token: string) =>
      visitor('POST', 'api/users/reset-password', { userId: luis, token, ...password })
    expect(outcomes(await Promise.all([reset(first), reset(second)]))).toEqual(one)
  })
  it.each(rounds)('AUTH-056 two registrations of an address make one account (%i)', async (round) => {
    const email = `new${round}@portico.test`
    const form = { email, language: 'es', password: person.password }
    const register = async (name: string) => {
      let id = ''
      const onStored = async (_: unknown, made: string) => void (id = made)
      await createRegistration(
        clinic.db,
        'one',
        { ...form, answers: { ...answers, name } },
        { now: NOW, onStored },
      )
      return id
    }
    const ids = [await register('Carmen'), await register('Eva')]
    const tokens = await Promise.all(ids.map((id) => createConfirmation(clinic.db, 'one', id, NOW)))
    const confirm = (index: number) =>
      visitor('POST', 'api/users/confirm-account', {
        userId: ids[index],
        token: tokens[index],
        password: person.password,
      })
    expect(outcomes(await Promise.all([confirm(0), confirm(1)]))).toEqual(oneConfirmed)
  })
  it('FAMILY-020 too many invitations to an address are refused with the time to wait', async () => {
    const id = await invite('ana@portico.test', 'often@portico.test')
    const call = await clinic.as('ana@portico.test')
    const again = () => call('POST', `api/independent-users/${id}/invitation`)
    const sent = [await again(), await again(), await again()]
    const refused = sent.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({ message: 'TOO_MANY_ATTEMPTS' })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  })
})
