// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { databases } from '../../test/databases'
import { openClinic, STARTUP_TIMEOUT, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'

describe.each(databases)('pictures in turn on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  let ana: Caller
  let luis: Caller
  let large: Buffer
  let small: Buffer
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
    ana = await clinic.as('ana@portico.test')
    luis = await clinic.as('luis@portico.test', 'two')
    const picture = (side: number) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#a33' } })
        .png()
        .toBuffer()
    large = await picture(2400)
    small = await picture(200)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const send = (caller: Caller, picture: Buffer) => upload(caller, 'api/thumbnails', 'x.png', picture)

  it('ACCOUNT-057 many large pictures of one person hold up neither a small nor a large one of others', async () => {
    const answered: string[] = []
    const track = async (name: string, answer: ReturnType<typeof send>) => {
      expect((await answer).status).toBe(200)
      answered.push(name)
    }
    const many = Array.from({ length: 8 }, () => track('many', send(admin, large)))
    await Promise.all([...many, track('large', send(ana, large)), track('small', send(luis, small))])
    // In the order in which they were sent they would come after all eight.
    const before = (name: string) => answered.slice(0, answered.indexOf(name)).filter((one) => one === 'many')
    expect(before('small').length).toBeLessThanOrEqual(3)
    expect(before('large').length).toBeLessThanOrEqual(3)
  }, 120_000)

  it('ACCOUNT-057 refuses more waiting pictures of one person, and still accepts those of others', async () => {
    const sending = Array.from({ length: 24 }, () => send(admin, large))
    const other = send(ana, small)
    const many = await Promise.all(sending)
    const refused = many.filter(({ status }) => status !== 200)
    expect(refused.length).toBeGreaterThan(0)
    expect(many.length - refused.length).toBeGreaterThanOrEqual(20)
    for (const { status, body } of refused)
      expect([status, body]).toEqual([429, { message: 'TOO_MUCH_WORK' }])
    expect((await other).status).toBe(200)
  }, 120_000)
})
