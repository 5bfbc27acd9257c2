// @vitest-environment node
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { root } from '../../../platform/paths'
import { loadTenants } from '../../../platform/tenants/tenants'
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
  return composeMail(tenant, letter, {
    publicOrigin: 'https://localhost',
    now: new Date('2027-01-11T07:00:00Z'),
  })
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

  it('names the telephone of the tenant to the patient’s side, and leads to the settings of letters', () => {
    const phone = '+34 985 123 456'
    const settings = /<a href="(https:[^"]+#\/profile\/notifications)"[^>]*>\1<\/a>/
    const { html, text } = compose('covadonga')
    expect(text).toContain(phone)
    expect(html).toContain('href="tel:+34985123456"')
    expect(html).toMatch(settings)
    expect(compose('covadonga', { payload: { ...payload, audience: 'doctor' } }).text).not.toContain(phone)
  })

  describe('the time of an appointment', () => {
    const atMidnight = { startsAt: '2026-12-01T00:00:00.000Z', endsAt: '2026-12-01T00:20:00.000Z' }
    const abroad = {
      ...payload,
      ...atMidnight,
      isOnline: true,
      zone: 'America/New_York',
      userZone: 'Europe/Madrid',
    }
    const at = (change: Partial<LetterPayload>, due: Partial<DueAppointmentLetter> = {}) =>
      compose('portico', { payload: { ...abroad, ...change }, ...due })
    const own = 'martes 1 de diciembre de 2026 a las 01:00 (hora peninsular)'
    const there = 'lunes 30 de noviembre de 2026 a las 19:00'

    it('a patient who booked in Madrid reads their clock, then the one of a doctor in New York', () => {
      const { subject, text, calendar } = at({})
      expect(subject).toBe('Tu cita está reservada: martes 1 de diciembre de 2026')
      expect(text).toContain(`Cuándo: ${own}. En Nueva York, ${there}\n`)
      expect(calendar?.content.replaceAll('\r\n ', '')).toContain(
        `DESCRIPTION:${own}. En Nueva York\\, ${there}`,
      )
    })

    it.each(['moved', 'cancelled', 'reminder', 'paymentFailed', 'paymentExpired', 'refunded'] as const)(
      'every letter tells it so: %s',
      (kind) => {
        const { subject, text } = at({ cents: 4500, currency: 'EUR' }, { kind })
        expect(subject).toMatch(/: martes 1 de diciembre de 2026$/)
        expect(text).toContain(`Cuándo: ${own}. En Nueva York, ${there}\n`)
      },
    )

    it('the time before a change is told like the new one', () => {
      expect(at({ before: abroad }, { kind: 'moved' }).text).toContain(
        `Antes: ${own}. En Nueva York, ${there}\n`,
      )
    })

    it('the family reads the clock that was booked in, the doctor their own', () => {
      expect(at({ audience: 'family' }).text).toContain(own)
      const { subject, text } = at({ audience: 'doctor' })
      expect(subject).toMatch(/: lunes 30 de noviembre de 2026$/)
      expect(text).toContain(`Cuándo: ${there} (hora de Nueva York)\n`)
      expect(text).not.toContain('peninsular')
    })

    it('for a visit in person the clock of the place comes first', () => {
      expect(at({ isOnline: false }).text).toContain(
        `Cuándo: ${there} (hora de Nueva York). En la Península, martes 1 de diciembre de 2026 a las 01:00\n`,
      )
    })

    it('one clock is told once, with its name; on the same day the other has no day', () => {
      expect(compose('portico').text).toContain(
        'Cuándo: miércoles 20 de enero de 2027 a las 09:00 (hora canaria)\n',
      )
      const canary = { ...payload, isOnline: true, zone: 'Europe/Madrid', userZone: 'Atlantic/Canary' }
      expect(compose('portico', { language: 'en', payload: canary }).text).toContain(
        'When: Wednesday 20 January 2027 at 09:00 (Canary Islands time). In mainland Spain, 10:00\n',
      )
    })

    it('a letter that was written before zones were known tells the clock of the place', () => {
      const { userZone: _, ...old } = abroad
      expect(compose('portico', { payload: old }).text).toContain(`Cuándo: ${there} (hora de Nueva York)\n`)
    })
  })

  describe('the band', () => {
    const band = (change: Partial<DueAppointmentLetter> = {}) => {
      const { html = '' } = compose('portico', change)
      const [, text = ''] = /background:#0b3c49[^>]*>([^]*?)<\/td>/.exec(html) ?? []
      return text.replaceAll(/<[^>]*>\s*/g, '|').replaceAll(/\|+/g, '|')
    }

    it.each(['booked', 'moved', 'reminder'] as const)(
      'a letter about an appointment that stands shows it at a glance, and once: %s',
      (kind) => {
        const before = { ...payload, startsAt: '2027-01-19T09:00:00.000Z' }
        const change = { kind, payload: { ...payload, before } }
        expect(band(change)).toContain(
          '|Miércoles 20 de enero de 2027, a\u00a0las|09:00|Hora canaria|Dra. Vega|Cardiología, Revisión|',
        )
        const { html = '', text } = compose('portico', change)
        expect(html.match(/Dra\. Vega/g)).toHaveLength(1)
        expect(html).toContain('Centro Médano, Calle A, 1')
        expect(text).toContain('Cuándo: miércoles 20 de enero de 2027 a las 09:00 (hora canaria)')
      },
    )

    it.each(['cancelled', 'refunded', 'missed', 'proposed'] as const)(
      'a letter about one that does not stand has none: %s',
      (kind) => expect(band({ kind, payload: { ...payload, cents: 4500, currency: 'EUR' } })).toBe(''),
    )

    it('has the other clock, in the language of the letter', () => {
      const canary = { ...payload, isOnline: true, zone: 'Europe/Madrid', userZone: 'Atlantic/Canary' }
      expect(band({ language: 'en', payload: canary })).toContain(
        '|Wednesday 20 January 2027, at|09:00|Canary Islands time. In mainland Spain, 10:00|',
      )
    })

    it('a doctor reads who comes, the family with whom', () => {
      expect(band({ payload: { ...payload, audience: 'doctor' } })).toContain('|Ana Suárez|Cardiología')
      const family = compose('portico', { payload: { ...payload, audience: 'family' } }).html ?? ''
      expect(family).toContain('Ana Suárez')
      expect(family.match(/Dra\. Vega/g)).toHaveLength(1)
    })

    it('no name becomes markup', () => {
      const { html } = compose('portico', { payload: { ...payload, doctor: '<img src=x>' } })
      expect(html).not.toContain('<img src=x>')
      expect(html).toContain('&lt;img src=x&gt;')
    })
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
    expect(inEnglish({})?.replaceAll('\r\n ', '')).toContain('Come fasting.')
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

  it('PAY-004 a paid appointment says what was paid, to the patient’s side only', () => {
    const paid = { ...payload, cents: 4500, currency: 'EUR', isPaid: true }
    const text = (change: Partial<DueAppointmentLetter>) => compose('portico', change).text
    expect(text({ payload: paid })).toMatch(/Pagado: 45,00\s€/)
    expect(text({ kind: 'reminder', payload: paid })).toMatch(/Pagado: 45,00\s€/)
    expect(text({ payload: { ...paid, isPaid: false } })).not.toContain('Pagado')
    expect(text({ payload: { ...paid, audience: 'doctor' } })).not.toContain('Pagado')
  })
})
