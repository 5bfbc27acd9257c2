// @vitest-environment node
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../paths'
import { loadTenants } from '../../../tenants/tenants'
import type { LetterPayload } from '../queue/payload'
import type { DueAppointmentLetter } from '../queue/queue'
import { composeMail } from './composeMail'

const tenants = loadTenants(path.join(root, 'tenants'))
const payload: LetterPayload = {
  bookId: 7,
  startsAt: '2027-01-20T09:00:00.000Z',
  endsAt: '2027-01-20T09:20:00.000Z',
  zone: 'Atlantic/Canary',
  isOnline: false,
  place: 'Centro Médano, Calle A, 1',
  service: 'Revisión',
  specialty: 'Cardiología',
  doctor: 'Dra. Vega',
  message: 'Ven en ayunas.',
  patient: 'Ana Suárez',
  cents: null,
  currency: null,
  isPaid: false,
  sequence: 0,
  audience: 'patient',
}
const compose = (tenantId: string, change: Partial<DueAppointmentLetter> = {}) => {
  const tenant = tenants.byId(tenantId)
  if (!tenant) throw new Error(`There is no tenant ${tenantId}`)
  const due = {
    tenant: tenantId,
    id: 3,
    kind: 'booked',
    language: 'es',
    payload,
    attempts: 1,
    name: 'Ana',
  } as const
  const letter = { ...due, email: 'ana@portico.test', ...change } as DueAppointmentLetter & { email: string }
  return composeMail(tenant, letter, 'https://localhost', new Date('2027-01-11T07:00:00Z'))
}

describe('the mail of a letter', () => {
  it.each([
    ['portico', '#0a6173'],
    ['covadonga', '#1f5a38'],
  ])('has the name, colours and logo of the tenant %s', (tenant, colour) => {
    const { from, html, pictures } = compose(tenant)
    expect(from.name).toBe(tenants.byId(tenant)?.manifest.name)
    expect(html).toContain(`background:${colour}`)
    expect(html).toContain('src="cid:logo"')
    expect(pictures?.[0]?.file).toMatch(new RegExp(`${tenant}/assets/logo.png$`))
  })

  it('tells the time in the zone of the place, and names the zone', () => {
    expect(compose('portico').text).toContain(
      'miércoles, 20 de enero de 2027 a las 09:00 (hora de Europa occidental)',
    )
    expect(compose('portico', { language: 'en' }).text).toContain('Wednesday, 20 January 2027 at 09:00')
  })

  it('says where to come and what to bring, in the words of the service and the doctor too', () => {
    const { text, calendar } = compose('portico')
    expect(text).toContain('Dónde: Centro Médano, Calle A, 1')
    expect(text).toContain('Ven en ayunas.')
    expect(calendar?.content).toContain('LOCATION:Centro Médano\\, Calle A\\, 1\r\n')
  })

  it('the calendar entry asks in the words of the letter: in the language of the reader, and only the patient', () => {
    const local = { en: { service: 'Follow-up', specialty: 'Cardiology', message: 'Come fasting.' } }
    const inEnglish = (change: Partial<LetterPayload>) =>
      compose('portico', { language: 'en', payload: { ...payload, local, ...change } }).calendar?.content
    expect(inEnglish({})).toContain('Come fasting.')
    expect(inEnglish({})).not.toContain('Ven en ayunas.')
    expect(inEnglish({ audience: 'doctor' })).not.toContain('Come fasting.')
  })

  it.each([
    [true, 'elige a Ana Suárez, abre sus citas'],
    [false, 'la tarjeta del seguro de Ana Suárez'],
  ])(
    'tells who acts for the patient where the visit is, not in their own list: online %s',
    (isOnline, words) => {
      const family = { ...payload, isOnline, audience: 'family' as const }
      const { text, calendar } = compose('portico', { payload: family })
      expect(text).toContain(words)
      expect(text).not.toMatch(/Mis citas|Ven diez/)
      expect(calendar?.content.replaceAll('\r\n ', '')).toContain('Ana Suárez')
    },
  )

  it('uses the terms of the tenant', () => {
    expect(compose('boostedcrew').subject).toContain('Tu sesión está reservada')
  })

  it('names neither specialty nor service where others may look: in the subject and the calendar', () => {
    const { subject, calendar } = compose('portico')
    expect(subject).not.toMatch(/Cardiología|Revisión/)
    expect(calendar?.content).not.toMatch(/Cardiología|Revisión/)
  })

  it('a letter in a language that the tenant does not have is in the tenant’s first language', () => {
    expect(compose('portico', { language: 'fr' }).subject).toContain('Tu cita')
    expect(compose('portico', { language: null }).subject).toContain('Tu cita')
  })

  it('a letter has the same id however often it is sent', () => {
    expect(compose('portico').messageId).toBe(compose('portico').messageId)
    expect(compose('portico', { id: 4 }).messageId).not.toBe(compose('portico').messageId)
  })
})
