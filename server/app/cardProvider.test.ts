// @vitest-environment node
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrate } from '../platform/db/migrate'
import type { Db } from '../platform/db/database'
import { databases, openTestDb } from '../test/databases'
import { cardSources } from './pageSources'
import { CardRefused, type CardProvider, type SubscriptionTerms } from '../domain/account/plans/port'
import { takeCard } from '../demo/cards/captures'
import { createSandbox } from '../demo/cards/sandbox'
import { createStripe } from '../providers/stripe/stripe'
import { startStripeStub } from '../providers/stripe/test/stripeStub'

const now = new Date('2027-01-11T07:00:00Z')
const terms: SubscriptionTerms = { planId: 3, planName: 'Plus', cents: 1990, currency: 'EUR', ends: false }
const refusal = (reason: string) => expect.objectContaining({ name: 'CardRefused', reason }) as unknown

interface Subject {
  provider: CardProvider
  /** Gives a card in the fields of the provider. Returns the token. */
  capture: (clientSecret: string, declines?: boolean) => Promise<string>
  /** What is charged every month; undefined when nothing is. */
  charged: (subscription: string) => Promise<{ cents: number; ends: boolean } | undefined>
  /** Lets the subscription run for so many months before now. */
  passMonths: (subscription: string, months: number) => Promise<void>
  /** Lets the bank refuse the charges of the next months. */
  failRenewal: (subscription: string) => Promise<void>
  close: () => Promise<void>
}

async function openSandbox(database: 'pglite' | 'postgres'): Promise<Subject> {
  const db: Db = await openTestDb(database)
  await migrate(db)
  const settings = { provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' } as const
  const cardProvider = createSandbox({
    db,
    tenant: 'one',
    settings,
    publicOrigin: 'http://localhost:4000',
    now,
  })
  return {
    provider: cardProvider,
    capture: async (secret, declines) => {
      const number = declines ? '4000000000000341' : '4242 4242 4242 4242'
      const answer = await takeCard(db, secret, { number, expiry: '01/27', code: '123' }, now)
      if (answer.status !== 'captured') throw new Error(answer.status)
      return answer.token
    },
    charged: async (id) =>
      (
        await db.query<{ cents: number; ends: boolean }>(
          'select cents, ends from sandbox_subscription where id = $1 and cancelled_at is null',
          [id],
        )
      )[0],
    passMonths: async (id, months) => {
      await db.query(
        'update sandbox_subscription set started_at = $2::timestamptz - make_interval(months => $3) where id = $1',
        [id, now, months],
      )
    },
    failRenewal: async (id) => {
      await db.query(
        `update sandbox_subscription set renews = false, started_at = $2::timestamptz - interval '32 days' where id = $1`,
        [id, now],
      )
    },
    close: () => db.close(),
  }
}

async function openStripe(): Promise<Subject> {
  const stub = await startStripeStub('sk_test_1')
  const settings = { provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' } as const
  return {
    provider: createStripe({ tenant: 'one', settings, key: 'sk_test_1', origin: stub.origin }),
    capture: async (secret, declines) => stub.confirm(secret, declines),
    charged: async (id) => {
      const fields = stub.subscriptions.get(id)?.fields
      return (
        fields && {
          cents: Number(fields['items[0][price_data][unit_amount]']),
          ends: fields['cancel_at_period_end'] === 'true',
        }
      )
    },
    // The subscriptions of the stub are three months old.
    passMonths: async () => {},
    failRenewal: async (id) => {
      const subscription = stub.subscriptions.get(id)
      if (subscription) subscription.status = 'past_due'
    },
    close: () => stub.close(),
  }
}

const subjects: [string, () => Promise<Subject>][] = [
  ...databases.map((database): [string, () => Promise<Subject>] => [
    `sandbox on ${database}`,
    () => openSandbox(database),
  ]),
  ['Stripe', openStripe],
]

describe.each(subjects)('a card provider: %s', (_, open) => {
  let subject: Subject
  beforeAll(async () => {
    subject = await open()
  }, 120_000)
  afterAll(() => subject.close())
  const captured = async (person: string, declines?: boolean) => {
    const { clientSecret } = await subject.provider.startCapture(person, 'es')
    return subject.capture(clientSecret, declines)
  }

  it('C-065 C-066 a capture names its provider and mode, and its secret is no token', async () => {
    const capture = await subject.provider.startCapture('ana', 'es')
    expect(capture).toMatchObject({
      mode: 'sandbox',
      provider: expect.stringMatching(/^(sandbox|stripe)Cards$/) as unknown,
    })
    await expect(subject.provider.subscribe(capture.clientSecret, 'ana', terms)).rejects.toEqual(
      refusal('token'),
    )
  })

  it('ACCOUNT-041 a captured card is charged every month, until the plan ends', async () => {
    const id = await subject.provider.subscribe(await captured('ana'), 'ana', terms)
    expect(await subject.charged(id)).toEqual({ cents: 1990, ends: false })
    await subject.provider.update(id, { ...terms, planId: 4, cents: 2990, ends: true })
    expect(await subject.charged(id)).toEqual({ cents: 2990, ends: true })
    await subject.provider.cancel(id)
    expect(await subject.charged(id)).toBeUndefined()
    await subject.provider.cancel(id)
  })

  it('says whether a month could be charged, and when the subscription is over', async () => {
    const id = await subject.provider.subscribe(await captured('ana'), 'ana', terms)
    expect(await subject.provider.readState(id)).toBe('paid')
    await subject.failRenewal(id)
    expect(await subject.provider.readState(id)).toBe('unpaid')
    await subject.provider.cancel(id)
    expect(await subject.provider.readState(id)).toBe('ended')
    expect(await subject.provider.readState('sub_unknown')).toBe('ended')
  })

  it('lists what was paid, the oldest first, each charge once', async () => {
    const id = await subject.provider.subscribe(await captured('ana'), 'ana', terms)
    await subject.passMonths(id, 2)
    const charges = await subject.provider.listCharges(id)
    expect(charges.length).toBeGreaterThan(1)
    for (const charge of charges) expect(charge).toMatchObject({ cents: 1990, currency: 'EUR' })
    expect(new Set(charges.map((charge) => charge.id)).size).toBe(charges.length)
    const moments = charges.map(({ paidAt }) => paidAt.getTime())
    expect(moments).toEqual(moments.toSorted((a, b) => a - b))
    expect(await subject.provider.listCharges(id)).toEqual(charges)
    expect(await subject.provider.listCharges('sub_unknown')).toEqual([])
  })

  it('another card pays what is owed and the months to come; a refused one changes nothing', async () => {
    const id = await subject.provider.subscribe(await captured('ana'), 'ana', terms)
    await subject.failRenewal(id)
    const owed = await captured('ana', true)
    await expect(subject.provider.replaceCard(id, owed, 'ana')).rejects.toEqual(refusal('declined'))
    const stolen = await captured('luis')
    await expect(subject.provider.replaceCard(id, stolen, 'ana')).rejects.toEqual(refusal('token'))
    expect(await subject.provider.readState(id)).toBe('unpaid')
    await subject.provider.replaceCard(id, await captured('ana'), 'ana')
    expect(await subject.provider.readState(id)).toBe('paid')
  })

  it('C-068 a token never makes a second subscription', async () => {
    const token = await captured('ana')
    const first = await subject.provider.subscribe(token, 'ana', terms)
    const again = await subject.provider
      .subscribe(token, 'ana', terms)
      .catch((error: unknown) => (error instanceof CardRefused ? error.reason : String(error)))
    expect(['token', first]).toContain(again)
  })

  it('C-066 the token of somebody else is refused', async () => {
    const token = await captured('ana')
    await expect(subject.provider.subscribe(token, 'luis', terms)).rejects.toEqual(refusal('token'))
    await expect(subject.provider.subscribe('pm_unknown', 'luis', terms)).rejects.toEqual(refusal('token'))
  })

  it('a charge that the bank refuses says why', async () => {
    const token = await captured('ana', true)
    await expect(subject.provider.subscribe(token, 'ana', terms)).rejects.toMatchObject({
      name: 'CardRefused',
      reason: expect.stringMatching(/^(declined|insufficientFunds)$/) as unknown,
    })
  })
})

describe('Stripe', () => {
  it('a key that Stripe does not know is no refusal of the card, and the error has no key', async () => {
    const stub = await startStripeStub('sk_test_other')
    const settings = { provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' } as const
    const cardProvider = createStripe({ tenant: 'one', settings, key: 'sk_test_wrong', origin: stub.origin })
    const error: unknown = await cardProvider.startCapture('ana', 'es').catch((failure: unknown) => failure)
    await stub.close()
    expect(error).toMatchObject({ name: 'StripeError', status: 401 })
    expect(String(error)).not.toContain('sk_test')
  })
})

it('C-066 a page may load its own card provider, and no other', () => {
  expect(cardSources(undefined)).toEqual({})
  expect(cardSources({ provider: 'sandbox', mode: 'sandbox', host: 'cards.localhost' })).toEqual({
    'frame-src': ['http://cards.localhost:*', 'https://cards.localhost:*'],
  })
  expect(cardSources({ provider: 'stripe', mode: 'sandbox', publicKey: 'pk_test_1' })).toEqual({
    'script-src': ['https://js.stripe.com', 'https://*.js.stripe.com'],
    'frame-src': ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    'connect-src': ['https://api.stripe.com'],
  })
})
