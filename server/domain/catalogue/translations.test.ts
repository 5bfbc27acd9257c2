import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  AdminDoctor,
  Appointment,
  Doctor,
  Insurer,
  Provider,
  Service,
  Specialty,
} from '../../../schemas/generated/entities'
import { ruleDatabases } from '../../test/databases'
import { bookingRequestAt, findOffers } from '../../test/clinic/bookingRequests'
import { NOW, STARTUP_TIMEOUT, openClinic, type Caller, type Clinic } from '../../test/clinic/clinic'

describe.each(ruleDatabases)('names in the language of the request on %s', (database) => {
  let clinic: Clinic
  let ana: Caller
  let admin: Caller
  beforeAll(async () => {
    clinic = await openClinic(database)
    ana = await clinic.as('ana@portico.test')
    admin = await clinic.as('admin@portico.test')
  }, STARTUP_TIMEOUT)
  afterAll(() => clinic.close())

  const read = async <T>(language: string, path: string): Promise<T> =>
    (await ana('GET', path, undefined, { 'accept-language': language })).body as T
  const named = (list: readonly { id: number; name: string }[], id?: number) =>
    list.find((one) => one.id === id)?.name

  it('CONST-004 BOOK-128 specialties and their services have names in each language', async () => {
    const spanish = await read<Specialty[]>('es', 'api/consultation-specialties')
    const english = await read<Specialty[]>('en-GB', 'api/consultation-specialties')
    expect(spanish[1]).toMatchObject({
      name: 'Cardiología',
      description: expect.stringMatching(/^El corazón/),
    })
    expect(english[1]).toMatchObject({ name: 'Cardiology', description: expect.stringMatching(/^Heart:/) })
    expect(english[1]?.consultationServices?.[0]).toMatchObject({
      name: 'Follow-up by video',
      message: expect.stringMatching(/^Find a quiet place/),
    })
    const categories = await read<Specialty[]>('en', 'api/specialties-categories')
    expect(categories.map(({ name }) => name)).toContain('Mental health')
  })

  it('CONST-005 BOOK-113 BOOK-114 choices fall back to the first language one text at a time', async () => {
    const [spanish, english] = await Promise.all(
      ['es', 'en'].map((language) => read<Insurer[]>(language, 'api/appointments/insurers/2')),
    )
    expect(spanish?.map(({ name }) => name)).toContain('Privado')
    expect(english?.map(({ name }) => name)).toEqual(expect.arrayContaining(['Private', 'Mutua Vela']))
    const [first] = await read<Specialty[]>('en', 'api/appointments/specialties/2/0')
    await clinic.db.query(
      `update specialty set description = 'Original', translations = '{"en":{"name":"Translated"}}'
       where tenant = 'one' and id = $1`,
      [first?.id],
    )
    const changed = await read<Specialty[]>('en', 'api/appointments/specialties/2/0')
    expect(changed.find(({ id }) => id === first?.id)).toMatchObject({
      name: 'Translated',
      description: 'Original',
    })
    const services = await read<Service[]>('en', `api/appointments/services/2/0/${first?.id}`)
    expect(services[0]?.name).toMatch(/by video$/)
  })

  it('BOOK-099 BOOK-133 practices and doctors, also from the cache, are in the language of each reader', async () => {
    const [service] = await read<Service[]>('es', 'api/consultation-services')
    const path = `api/appointments/providers/service/${service?.id}`
    const [es] = await read<Provider[]>('es', path)
    const [en] = await read<Provider[]>('en', path)
    expect(named(es?.services ?? [], service?.id)).toMatch(/^Revisión/)
    expect(named(en?.services ?? [], service?.id)).toMatch(/^Follow-up/)
    const doctors = await read<Doctor[]>('en', 'api/doctors/all')
    const names = (await read<Specialty[]>('en', 'api/consultation-specialties')).map(({ name }) => name)
    const ofDoctors = doctors.flatMap(({ specialties }) => specialties ?? [])
    expect(ofDoctors.length).toBeGreaterThan(0)
    expect(names).toEqual(expect.arrayContaining(ofDoctors))
  })

  it('CONST-004 VIDEO-011 BOOK-025 the message and profile of a doctor are in the language of the reader', async () => {
    const [doctor] = await read<Doctor[]>('es', 'api/doctors/all')
    const path = `api/doctors/${doctor?.id}`
    const before = (await admin('GET', path)).body as AdminDoctor
    const userMeta = { shortDescription: 'Explico despacio.', aboutMe: 'Me gusta dibujar.' }
    const translations = { en: { appointmentMessage: 'Call us.', shortDescription: 'I explain slowly.' } }
    const body = { ...before, appointmentMessage: 'Llámanos.', userMeta, translations }
    expect((await admin('PUT', path, body)).status).toBe(200)
    const textsOf = async (language: string) => {
      const whole = await read<Doctor>(language, `${path}/patient`)
      const listed = (await read<Doctor[]>(language, 'api/doctors/all')).find(({ id }) => id === doctor?.id)
      const meta = [...(listed?.userMeta ?? []), ...(whole.userMeta ?? [])]
      return [whole.appointmentMessage, ...meta.map(({ metaValue }) => metaValue)]
    }
    expect(await textsOf('es')).toEqual([
      'Llámanos.',
      'Explico despacio.',
      'Explico despacio.',
      'Me gusta dibujar.',
    ])
    expect(await textsOf('en')).toEqual([
      'Call us.',
      'I explain slowly.',
      'I explain slowly.',
      'Me gusta dibujar.',
    ])
  })

  it('BOOK-096 BOOK-106 a booked appointment is read in each language', async () => {
    const [offer] = await findOffers(ana, NOW)
    const request = bookingRequestAt(offer?.free[0] ?? '', offer ?? { serviceId: 0, providerId: 0 })
    const { bookId: id } = (await ana('POST', 'api/appointments/book', request)).body as { bookId: number }
    const spanish = await read<Appointment>('es', `api/appointments/${id}`)
    const english = await read<Appointment[]>('en', 'api/appointments/')
    expect(spanish.serviceName).toMatch(/por vídeo$/)
    expect(english.find((one) => one.id === id)?.serviceName).toMatch(/by video$/)
  })

  it('ADMIN-033 administrators edit every language; a language that is not known is refused', async () => {
    const path = 'api/insurers'
    const translations = { en: { name: 'Health Company' } }
    const { id } = (await admin('POST', path, { name: 'Compañía de Salud', translations })).body as {
      id: number
    }
    const raw = { id, name: 'Compañía de Salud', translations, version: 1 }
    expect((await admin('GET', `${path}/${id}`, undefined, { 'accept-language': 'en' })).body).toMatchObject(
      raw,
    )
    expect(named(await read<Insurer[]>('en', path), id)).toBe('Health Company')
    expect((await admin('PUT', `${path}/${id}`, { name: 'Compañía', version: 1 })).status).toBe(200)
    expect(named(await read<Insurer[]>('en', path), id)).toBe('Compañía')
    const unknown = { name: 'x', translations: { fr: { name: 'Santé' } } }
    expect((await admin('POST', path, unknown)).status).toBe(400)
    const blank = { name: 'x', translations: { en: { name: ' ' } } }
    expect((await admin('POST', path, blank)).status).toBe(400)
  })
})
