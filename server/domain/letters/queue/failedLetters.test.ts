// @vitest-environment node
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { personId } from '../../../demo/people/personRow'
import { MailRefused, type Mail } from '../../../platform/mail/mail'
import { ruleDatabases } from '../../../test/databases'
import { NOW, openClinic, STARTUP_TIMEOUT, type Clinic } from '../../../test/clinic/clinic'
import { runLetterRound } from '../letterWorker'
import { listFailedLetters, resendLetters } from './failedLetters'

describe.each(ruleDatabases)('letters that fail for good on %s', (database) => {
  let clinic: Clinic
  let sent: Mail[]
  let log: string[]
  let refusal: Error | undefined
  beforeAll(async () => {
    clinic = await openClinic(database)
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())
  beforeEach(async () => {
    sent = []
    log = []
    refusal = new MailRefused('550 5.1.1 <luis@portico.test>: user unknown, Luis Vega')
    vi.spyOn(console, 'error').mockImplementation((...words) => void log.push(words.join(' ')))
    await clinic.db.exec('delete from letter')
  })
  afterEach(() => vi.restoreAllMocks())

  const later = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000)
  const round = (now: Date) =>
    runLetterRound({
      db: clinic.db,
      tenants: clinic.tenants,
      publicOrigin: 'https://localhost',
      now: () => now,
      mail: {
        send: async (mail, onHandOver) => {
          await onHandOver?.()
          if (refusal) throw refusal
          sent.push(mail)
        },
      },
    })
  async function enqueue(person: string, minutes = 60): Promise<void> {
    await clinic.db.query(
      `insert into letter (tenant, person_id, kind, payload, dedupe_key, created_at, not_before, expires_at)
       values ('one', $1, 'planEnded', '{}', $2, $3, $3, $4)`,
      [personId('one', person), person, NOW, later(minutes)],
    )
  }

  it('the log names the letter and how to send it again, not its reader nor the words of the mail server', async () => {
    await enqueue('luis')
    await round(NOW)
    const [failed] = await listFailedLetters(clinic.db, NOW)
    expect(failed).toMatchObject({
      tenant: 'one',
      kind: 'planEnded',
      reason: '550 5.1.1',
      isCurrent: true,
    })
    expect(log).toEqual([
      `letters: letter ${failed?.id} of one (planEnded) failed for good: 550 5.1.1. Send it again: npm run admin -- resend one ${failed?.id}`,
    ])
  })

  it('a letter without an address is logged, listed and counted', async () => {
    await enqueue('luis')
    await clinic.db.query(`update letter set person_id = null`)
    await round(NOW)
    expect(await listFailedLetters(clinic.db, NOW)).toMatchObject([{ reason: 'no address' }])
    expect(log.join()).toContain('failed for good: no address')
  })

  it('a failure of the moment is no failure for good, and is logged without the reader', async () => {
    refusal = Object.assign(new Error('451 4.7.1 <luis@portico.test>: try later'), { responseCode: 451 })
    await enqueue('luis')
    await round(NOW)
    expect(await listFailedLetters(clinic.db, NOW)).toEqual([])
    expect(log).toEqual([expect.stringMatching(/is tried again: 451 4\.7\.1$/)])
    refusal = undefined
    await round(later(2))
    expect(sent).toHaveLength(1)
  })

  it('is sent again by its id, once, with the same id for the mail server', async () => {
    await enqueue('luis')
    await enqueue('ana')
    await round(NOW)
    const failed = await listFailedLetters(clinic.db, NOW)
    expect(failed).toHaveLength(2)
    refusal = undefined
    const ids = failed.slice(0, 1).map(({ id }) => id)
    expect(await resendLetters(clinic.db, { tenant: 'two', ids, now: later(1) })).toBe(0)
    expect(await resendLetters(clinic.db, { tenant: 'one', ids, now: later(1) })).toBe(1)
    expect(await resendLetters(clinic.db, { tenant: 'one', ids, now: later(1) })).toBe(0)
    await round(later(2))
    await round(later(3))
    expect(sent).toHaveLength(1)
    expect(await listFailedLetters(clinic.db, NOW)).toHaveLength(1)
    expect(await resendLetters(clinic.db, { tenant: 'one', ids: undefined, now: later(4) })).toBe(1)
    await round(later(5))
    expect(sent.map(({ to }) => to).toSorted()).toEqual(['ana@portico.test', 'luis@portico.test'])
  })

  it('a letter that tells nothing new any more is listed and not sent again', async () => {
    await enqueue('luis', 10)
    await round(NOW)
    expect(await listFailedLetters(clinic.db, later(11))).toMatchObject([{ isCurrent: false }])
    expect(await resendLetters(clinic.db, { tenant: 'one', ids: undefined, now: later(11) })).toBe(0)
  })
})
