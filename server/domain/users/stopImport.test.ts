// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ImportLine } from '../../../schemas/generated/entities'
import { databases } from '../../test/databases'
import { STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'
import { upload } from '../../test/clinic/upload'

const LINES = 3000
/** Every tenth line is correct. */
const isCorrect = (index: number) => index % 10 === 0
const text = [
  'name;email;birthDate',
  ...Array.from(
    { length: LINES },
    (_, index) => `Larga ${index};l${index}@long.test;${isCorrect(index) ? '01-02-1990' : '31-02-1990'}`,
  ),
  // The first person again: an error, also when the first line was imported before the stop.
  'Repetida;l0@long.test;01-02-1990',
].join('\n')

describe.each(databases)('a long import on %s', (database) => {
  let clinic: Clinic
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const run = async (query: string) => {
    const { body } = await upload(admin, `api/users/admin/import-users?${query}`, 'users.csv', text)
    const messages = String(body)
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as ImportLine)
    return { end: messages.at(-1), refused: messages.filter((one) => 'line' in one) }
  }
  const countUsers = async () => {
    const [row] = await clinic.db.query<{ count: number }>(
      `select count(*) as count from person where tenant = 'one' and email like '%@long.test'`,
    )
    return row?.count ?? 0
  }

  it('ADMIN-159 a long file with errors are stopped and continued without duplicates', async () => {
    const running = run('id=first')
    while ((await countUsers()) < 20) await new Promise((resolve) => setTimeout(resolve, 5))
    expect((await admin('POST', 'api/users/admin/import-users/first/stop')).status).toBe(204)
    const stopped = await running
    const { total, created } = stopped.end as { total: number; created: number }
    expect(stopped.end).toMatchObject({ stopped: true, updated: 0, unchanged: 0 })
    // It says exactly what it has written.
    expect([await countUsers(), total < LINES]).toEqual([created, true])

    const rest = await run(`id=second&after=${total}`)
    expect(rest.end).toEqual({
      total: LINES + 1,
      created: LINES / 10 - created,
      updated: 0,
      unchanged: 0,
      refused: LINES * 0.9 - stopped.refused.length + 1,
    })
    expect(await countUsers()).toBe(LINES / 10)
    const reported = [...stopped.refused, ...rest.refused]
    expect(reported.map((one) => 'line' in one && one.line)).toEqual([
      ...Array.from({ length: LINES }, (_, index) => index)
        .filter((index) => !isCorrect(index))
        .map((index) => index + 2),
      LINES + 2,
    ])
    expect(reported[0]).toEqual({ line: 3, field: 'birthDate', keyword: 'format', value: '31-02-1990' })
    expect(reported.at(-1)).toMatchObject({ field: 'email', keyword: 'repeated', first: 2 })
  })
  it('ADMIN-159 an administrator stops only their own imports', async () => {
    await admin('POST', 'api/users/admin', {
      name: 'Otra',
      email: 'otra@portico.test',
      roles: ['UsersAdministrator'],
    })
    const other = await clinic.as('otra@portico.test')
    expect((await other('POST', 'api/users/admin/import-users/third/stop')).status).toBe(204)
    expect((await run(`id=third&after=${LINES}`)).end).not.toHaveProperty('stopped')
    const ana = await clinic.as('ana@portico.test')
    expect((await ana('POST', 'api/users/admin/import-users/third/stop')).status).toBe(403)
  })
})
