import { expect, test, vi } from 'vitest'
import { defineOperations } from '@portico/core/http/operations/defineOperations'
import type { PluginLimits } from '@portico/core/plugin/limits/limits'
import limits from './limits'
import { testContext } from './testing/testContext'
import type { BookingVariant, CompleteDraft, Draft } from './variant'

const own = defineOperations({ plugin: 'nuvia', operations: { 'POST visits': {} } })
const draft = { notes: '' } as Draft
const complete = { notes: '', slot: { start: '', zone: '' } } as unknown as CompleteDraft

/** The variant of a plugin that may call `GET api/specialties` alone, and the requests that it checked. */
function limitVariant(variant: Partial<BookingVariant>) {
  const check = vi.fn<PluginLimits['check']>((operation) => {
    if (operation !== 'GET api/specialties') throw new Error(`refused ${operation}`)
  })
  const client = (operation: string) => {
    check(operation)
    return Promise.resolve([])
  }
  const plugin: PluginLimits = {
    check,
    mayCall: () => false,
    limitCall: () => client,
    limitPluginCall: () => ((_: unknown, operation: string) => client(operation)) as never,
  }
  const limit = limits.bookingVariants as (variant: unknown, limits: PluginLimits) => BookingVariant
  return { variant: limit(variant, plugin), check }
}

const { context } = testContext({ 'GET api/specialties': [], 'GET api/users/data': {} })

test('each function of a variant gets a client with limits', async () => {
  const read: BookingVariant['slots'] = async (_draft, _range, { call }) => {
    await call('GET api/users/data')
    return []
  }
  const { variant } = limitVariant({
    slots: read,
    earliest: async (one, from, own) => (await read(one, { from, to: from }, own))[0] ?? null,
    choices: { specialty: async (one, own) => (await read(one, { from: '', to: '' }, own), []) },
    questions: {
      centre: {
        kind: 'choice',
        title: { es: 'Centro', en: 'Centre' },
        choices: async (_, { callPlugin }) => (await callPlugin(own, 'POST visits'), []),
      },
    },
    refusal: async ({ call }) => (await call('GET api/users/data'), null),
  })
  const refused = 'refused GET api/users/data'
  await expect(variant.slots(draft, { from: '', to: '' }, context)).rejects.toThrow(refused)
  await expect(variant.earliest(draft, '', context)).rejects.toThrow(refused)
  await expect(variant.choices.specialty?.(draft, context)).rejects.toThrow(refused)
  await expect(variant.refusal?.(context)).rejects.toThrow(refused)
  await expect(variant.questions?.['centre']?.choices?.(draft, context)).rejects.toThrow(
    'refused POST visits',
  )
})

test('the kit does not send a request that the plugin may not send', async () => {
  const request = { operation: 'POST api/appointments/book-doctor', body: {} } as never
  const contract = limitVariant({ request: () => request })
  await expect(contract.variant.request(complete, context)).rejects.toThrow('refused POST api/appointments')
  const ofPlugin = limitVariant({ request: () => own.request('POST visits') })
  await expect(ofPlugin.variant.request(complete, context)).rejects.toThrow('refused POST visits')
  expect(ofPlugin.check).toHaveBeenCalledWith('POST visits', expect.objectContaining({ plugin: 'nuvia' }))
  expect(await limitVariant({ request: () => null }).variant.request(complete, context)).toBeNull()
})

test('what is no function stays as it is', () => {
  const data = { id: 'nuvia', steps: ['time', 'review'], isUnlisted: true } as const
  expect(limitVariant(data).variant).toMatchObject(data)
})
