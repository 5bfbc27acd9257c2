// @vitest-environment node
import { createHmac } from 'node:crypto'
import { expect, it } from 'vitest'
import { readStripeNotification } from './notification'

const secret = 'whsec_1'
const now = new Date('2027-02-11T07:00:00Z')
const seconds = now.getTime() / 1000
const bodyOf = (object: object) => Buffer.from(JSON.stringify({ data: { object } }))
const invoice = bodyOf({ object: 'invoice', subscription: 'sub_1' })
const sign = (body: Buffer, time = seconds, key = secret) =>
  `t=${time},v1=${createHmac('sha256', key).update(`${time}.`).update(body).digest('hex')}`
const read = (body: Buffer, header: string | undefined) =>
  readStripeNotification(body, header, { secret, now })

it.each([
  ['an invoice', { object: 'invoice', subscription: 'sub_1' }, 'sub_1'],
  [
    'an invoice of a newer version',
    { object: 'invoice', parent: { subscription_details: { subscription: 'sub_1' } } },
    'sub_1',
  ],
  ['a subscription', { object: 'subscription', id: 'sub_1' }, 'sub_1'],
  ['anything else', { object: 'charge', id: 'ch_1' }, null],
])('a signed notification about %s names its subscription', (_, object, subscription) => {
  const body = bodyOf(object)
  expect(read(body, sign(body))).toEqual({ subscription })
})

it('another signature among several may be the right one', () => {
  const [time = '', right = ''] = sign(invoice).split(',')
  expect(read(invoice, `${time},v1=00,${right}`)).toEqual({ subscription: 'sub_1' })
})

it.each([
  ['no signature', undefined],
  ['an empty signature', ''],
  ['the signature of another key', sign(invoice, seconds, 'whsec_2')],
  ['the signature of another body', sign(bodyOf({ object: 'invoice', subscription: 'sub_2' }))],
  ['a signature of ten minutes ago', sign(invoice, seconds - 600)],
  ['a time that is none', sign(invoice).replace(/t=\d+/, 't=x')],
])('%s is refused', (_, header) => {
  expect(read(invoice, header)).toBeUndefined()
})
