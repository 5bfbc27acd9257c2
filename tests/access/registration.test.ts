import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkAnswers, noAnswers, toRegistration } from '../../plugins/registration/rules/answers'
import { createFormRules } from '../../schemas/rules/formRules'
import { openPostOffice, type PostOffice } from '../../server/domain/letters/test/postOffice'
import { linkOf } from '../../server/domain/registration/test/registrationServer'
import { root } from '../../server/platform/paths'
import { createTenants, loadTenants } from '../../server/platform/tenants/tenants'
import { startTestServer, type TestServer } from '../../server/test/harness'

const NOW = new Date('2027-01-11T09:00:00Z')
const registering = loadTenants(path.join(root, 'tenants')).all.filter(({ backend }) =>
  backend.features.includes('register'),
)
const STARTUP_TIMEOUT = 120_000

let server: TestServer
let post: PostOffice
beforeAll(async () => {
  const tenants = createTenants(registering)
  server = await startTestServer({ tenants, now: NOW })
  post = await openPostOffice({ db: server.db, tenants })
}, STARTUP_TIMEOUT)
afterAll(async () => {
  await post.close()
  await server.close()
})

it('at least three tenants register people', () => {
  expect(registering.length).toBeGreaterThanOrEqual(3)
})

it.each(registering.map((tenant) => [tenant.id, tenant] as const))(
  'AUTH-018 AUTH-061 AUTH-066 a person who fills in the form of %s registers, and confirms by the letter',
  async (id, { manifest, backend }) => {
    const has = (feature: string) => backend.features.includes(feature)
    const call = async (method: 'GET' | 'POST', address: string, payload?: object) => {
      const headers = { host: manifest.hosts[0] ?? '', accept: 'application/json' }
      const answer = await server.app.inject({
        method,
        url: `/api/${address}`,
        headers,
        ...(payload && { payload }),
      })
      const body: unknown = answer.body === '' ? null : JSON.parse(answer.body)
      return { status: answer.statusCode, body }
    }
    const conditions = (await call('GET', 'users/register-conditions')).body as { version: string }
    const [doctor] = await server.db.query<{ url: string }>(
      'select up_medica_url as url from doctor where tenant = $1 and is_active and up_medica_url is not null',
      [id],
    )
    const email = `carmen@${id}.test`
    const usesNickname = has('boostedCrew')
    const answers = {
      ...noAnswers,
      name: 'Carmen',
      nickName: 'carmen.sp',
      surname: 'Suárez Prieto',
      birthDate: '1951-05-22',
      email,
      phone: '655 120 304',
      password: 'Olivo-verde-27',
      passwordVerify: 'Olivo-verde-27',
      accepted: conditions.version,
    }
    const rules = createFormRules(manifest)
    expect(checkAnswers(answers, { rules, types: [], today: '2027-01-11', usesNickname })).toEqual({})
    const origin = has('upMedica') ? { doctorUrl: doctor?.url } : {}
    const body = toRegistration(answers, origin, usesNickname)
    expect(await call('POST', 'users', body)).toMatchObject({ status: 204 })

    await post.round(NOW)
    const letter = (await post.arrived()).find(({ to }) => to === email)
    const { page, ...link } = linkOf(letter)
    expect(page).toBe('/account-confirmed')
    const { password } = answers
    expect((await call('POST', 'users/confirm-account', { ...link, password })).status).toBeLessThan(300)
    const [person] = await server.db.query(
      'select name, email_confirmed as confirmed, associated_doctor_id is not null as "hasDoctor" from person where tenant = $1 and email = $2',
      [id, email],
    )
    const name = usesNickname ? 'carmen.sp' : 'Carmen'
    expect(person).toEqual({ name, confirmed: true, hasDoctor: has('upMedica') })
  },
)
