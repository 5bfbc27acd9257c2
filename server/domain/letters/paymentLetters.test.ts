import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Mail } from '../../platform/mail/mail'
import { personId } from '../../demo/people/personRow'
import { createTenants } from '../../platform/tenants/tenants'
import { ruleDatabases } from '../../test/databases'
import { cancel } from '../booking/steps/cancel'
import { startPaymentServer, type PaymentServer } from '../payments/test/paymentServer'
import { NOW, STARTUP_TIMEOUT } from '../../test/clinic/clinic'
import { runLetterRound } from './letterWorker'

const TOMORROW = new Date(NOW.getTime() + 86_400_000)

describe.each(ruleDatabases)('letters about payments on %s', (database) => {
  let server: PaymentServer
  let sent: Mail[]
  // Beyond what the demo data fills.
  let hour = 24 * 200
  beforeAll(async () => {
    server = await startPaymentServer(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => server.close())
  beforeEach(() => server.db.exec('delete from letter'))

  const hold = () => server.hold('luis', (hour += 24))
  const subjects = async () => {
    sent = []
    const mail = {
      send: async (letter: Mail, onHandOver?: () => Promise<void>) => {
        await onHandOver?.()
        sent.push(letter)
      },
    }
    const tenants = createTenants([server.tenant])
    await runLetterRound({ db: server.db, tenants, mail, publicOrigin: server.origin, now: () => TOMORROW })
    return sent.map(({ subject }) => subject.split(':')[0])
  }

  it('PAY-004 a held appointment has no letter until it is paid, and one however often the bank says so', async () => {
    const held = await hold()
    expect(await subjects()).toEqual([])
    await server.notify(held.form, 'pay')
    await server.notify(held.form, 'pay')
    expect(await subjects()).toEqual(['Tu cita está reservada'])
    expect(sent[0]?.calendar?.method).toBe('REQUEST')
  })

  it('ERR-037 a refused payment says that nothing was charged, without a calendar entry', async () => {
    const held = await hold()
    await server.notify(held.form, 'refuse')
    await server.notify(held.form, 'refuse')
    expect(await subjects()).toEqual(['Tu cita no se ha reservado'])
    expect(sent[0]?.text).toMatch(/El pago de 45,00\s€ no se ha completado/)
    expect(sent[0]?.calendar).toBeUndefined()
  })

  it('PAY-004 a hold that expires has one letter, in the language of the patient, however often it is released', async () => {
    await server.db.exec(`insert into letter_settings (tenant, person_id, language)
      select tenant, id, 'en' from person where tenant = 'one' and id = '${personId('one', 'luis')}'
      on conflict (tenant, person_id) do update set language = 'en'`)
    await hold()
    await server.passTime(31)
    await server.passTime(1)
    expect(await subjects()).toEqual(['Your appointment wasn’t paid for in time'])
    expect(sent[0]?.text).toMatch(/The payment of €45.00 didn’t arrive in time/)
    expect(sent[0]?.calendar).toBeUndefined()
    await server.db.exec("update letter_settings set language = 'es'")
    expect(await subjects()).toEqual([])
  })

  it('PAY-004 cancelling a paid appointment announces the refund, and the refund has a letter when it is done', async () => {
    const held = await hold()
    await server.notify(held.form, 'pay')
    await subjects()
    const patientId = personId('one', 'luis')
    const { db, tenant } = server
    await cancel({ db, tenant, patientId, actorId: patientId, now: NOW, language: 'es' }, held.bookId)
    expect(await subjects()).toEqual(['Tu cita está anulada'])
    expect(sent[0]?.text).toMatch(/Devolveremos 45,00\s€/)
    await server.passTime(1)
    await server.passTime(1)
    expect(await subjects()).toEqual(['Devolución de tu cita'])
    expect(sent[0]?.text).toMatch(/Hemos devuelto 45,00\s€/)
  })
})
