import { AppointmentStatus } from '../../../../schemas/generated/constants'
import type { Payment } from '../../../../schemas/generated/entities'
import type { Db } from '../../../platform/db/database'
import { personId } from '../../../demo/people/personRow'
import type { DatabaseKind } from '../../../test/databases'
import { tenant } from '../../../test/fakes'
import { startTestServer } from '../../../test/harness'
import { createTenants, type PaymentSettings, type TenantOnServer } from '../../../platform/tenants/tenants'
import { NOW, type Caller } from '../../../test/clinic/clinic'
import { createPendingPayment } from '../pendingPayment'
import { runPaymentRound } from '../paymentWorker'
import { DECISION, PAGE } from '../../../demo/payments/paths'
import { redsys } from '../../../providers/redsys/redsys'
import { NOTIFICATION } from '../paths'
import type { PaymentProviderOf } from '../port'
import { releaseBlockingHolds } from '../releaseHolds'
import { readPaymentRequest, createNotification, type Decision } from '../../../demo/payments/bank'

export const settings: PaymentSettings = {
  provider: 'redsys',
  mode: 'sandbox',
  url: PAGE,
  merchant: '999008881',
  terminal: '1',
  key: 'sq7HjrUOBfKmC576ILgskD5srU870gJ7',
  holdMinutes: 30,
}

/** The form that the browser posts to the payment page. */
export type Form = Record<'Ds_SignatureVersion' | 'Ds_MerchantParameters' | 'Ds_Signature', string>

/** An appointment that is held until it is paid. */
export interface TestHold {
  bookId: number
  form: Form
}

export type Person = 'ana' | 'luis'

export interface PaymentServer {
  db: Db
  tenant: TenantOnServer
  origin: string
  payments: PaymentProviderOf
  /** Holds a time with the first doctor, `hours` after NOW. Rejects when it is taken. */
  hold(person: Person, hours: number): Promise<TestHold>
  /** Presses a button of the payment page. Returns the address that the browser is sent to. */
  decide(form: Form, decision: Decision): Promise<string | undefined>
  /** Sends a notification of the payment service. Returns the status of the response. */
  notify(form: Form, decision: Decision, change?: Partial<Form>): Promise<number>
  /** Calls the API as a person. */
  as(person: Person): Caller
  /** Posts a form to a path of the server. */
  post(
    path: string,
    form: object,
  ): Promise<{ status: number; headers: Record<string, unknown>; body: string }>
  /** The payment of an appointment as the portal reads it: null for a free appointment, undefined for 404. */
  readPayment(person: Person, bookId: number, when?: 'return' | 'later'): Promise<Payment | null | undefined>
  /** The person's payments that are being refunded. */
  refunds(person: Person): Promise<Payment[]>
  appointmentStatus(bookId: number): Promise<AppointmentStatus | undefined>
  /** Moves the clock and runs a round of the payment worker. */
  passTime(minutes: number): Promise<void>
  close(): Promise<void>
}

/** Starts the whole server with one tenant that takes payments on the server's own page. */
export async function startPaymentServer(
  database: DatabaseKind,
  change: Partial<PaymentSettings> = {},
): Promise<PaymentServer> {
  let now = NOW
  const payment = { ...settings, ...change }
  const backend = { features: ['appointmentWithDoctor', 'family'], demo: { namesFrom: 0 }, payment }
  const one = tenant('one', { backend })
  const tenants = createTenants([one])
  const server = await startTestServer({ database, tenants, now: () => now })
  const { app, db } = server
  const origin = `http://one.localhost:${new URL(server.origin).port}`
  const { host } = new URL(origin)
  const post: PaymentServer['post'] = async (url, form) => {
    const payload = new URLSearchParams({ ...form }).toString()
    const headers = { host, 'content-type': 'application/x-www-form-urlencoded' }
    const answer = await app.inject({ method: 'POST', url, headers, payload })
    return { status: answer.statusCode, headers: answer.headers, body: answer.body }
  }
  const as =
    (person: Person): Caller =>
    async (method, path, body) => {
      const token = await server.tokenFor('one', `${person}@portico.test`)
      const headers = { host, authorization: `Bearer ${token}` }
      const answer = await app.inject({ method, url: `/${path}`, headers, ...(body && { payload: body }) })
      return {
        status: answer.statusCode,
        headers: answer.headers,
        body: answer.body === '' ? undefined : answer.json(),
      }
    }
  return {
    db,
    tenant: one,
    origin,
    payments: redsys,
    post,
    as,
    hold: (person, hours) => holdTime({ db, tenant: one, origin, now }, personId('one', person), hours),
    decide: async (form, decision) => {
      const { headers } = await post(DECISION, { ...form, decision })
      return headers['location'] as string | undefined
    },
    notify: async (form, decision, forged = {}) => {
      const request = readPaymentRequest(payment, form)
      if (!request) throw new Error('The form holds no valid payment request')
      return (await post(NOTIFICATION, { ...createNotification(payment, request, decision), ...forged }))
        .status
    },
    readPayment: async (person, bookId, when = 'later') => {
      const { status, body } =
        when === 'return'
          ? await as(person)('POST', `api/appointments/validate-payment/${bookId}`)
          : await as(person)('GET', `api/payments/${bookId}`)
      return status === 404 ? undefined : (body as Payment | null)
    },
    refunds: async (person) => (await as(person)('GET', 'api/payments/')).body as Payment[],
    appointmentStatus: async (bookId) => {
      const sql = `select status from appointment where tenant = 'one' and id = $1`
      return (await db.query<{ status: AppointmentStatus }>(sql, [bookId]))[0]?.status
    },
    passTime: async (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000)
      await runPaymentRound({ db, tenants, http: app, now: () => now, payments: redsys })
    },
    close: server.close,
  }
}

interface HoldContext {
  db: Db
  tenant: TenantOnServer
  origin: string
  now: Date
}

/** Holds a time as a booking does: releases blocking holds, inserts the appointment and creates the payment in one transaction. */
function holdTime(context: HoldContext, patientId: string, hours: number): Promise<TestHold> {
  const { id } = context.tenant
  const start = NOW.getTime() + hours * 3_600_000
  const end = start + 1_200_000
  return context.db.tx(async (tx) => {
    const [practice] = await tx.query<{ id: number; doctorId: number; serviceId: number }>(
      `select p.id, p.doctor_id as "doctorId", ps.service_id as "serviceId"
       from provider p join provider_service ps on ps.tenant = p.tenant and ps.provider_id = p.id
       where p.tenant = $1 order by p.id, ps.service_id limit 1`,
      [id],
    )
    if (!practice) throw new Error('No practice offers a service')
    const { doctorId, serviceId } = practice
    await releaseBlockingHolds(tx, id, { doctorId, patientId, start, end }, context.now)
    const times = [start, end].map((time) => new Date(time).toISOString())
    const [row] = await tx.query<{ id: number }>(
      `insert into appointment (tenant, patient_id, provider_id, doctor_id, service_id, starts_at, ends_at, status)
       values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
      [id, patientId, practice.id, doctorId, serviceId, ...times, AppointmentStatus.pendingPayment],
    )
    const bookId = row?.id ?? 0
    const price = { amount: 45, currency: 'EUR' }
    const hold = {
      ...context,
      ...price,
      language: 'es',
      bookId,
      patientId,
      returnUrl: undefined,
      payments: redsys,
    }
    return { bookId, form: formOf(await createPendingPayment(tx, context.tenant, hold)) }
  })
}

/** The form that the portal's redirect posts, read from its address. */
export function formOf(redirectUrl: string): Form {
  const query = new URLSearchParams(new URL(redirectUrl).hash.split('?')[1])
  return {
    Ds_SignatureVersion: 'HMAC_SHA256_V1',
    Ds_MerchantParameters: query.get('parameters') ?? '',
    Ds_Signature: query.get('signature') ?? '',
  }
}
