import { sign, SIGNATURE_VERSION } from '../../../server/providers/redsys/sign'
import { decode, encode } from '../../../server/providers/redsys/wire'
import type { TestBackend } from './testBackend'
import type { Subject } from './subject'
import type { SubmitResult } from './visit'

/** Sends the notification of the payment service that an appointment is paid. Does nothing if no payment is required. */
export async function pay(
  { tenant }: Subject,
  { server }: TestBackend,
  { outcome }: SubmitResult,
): Promise<void> {
  if (outcome.kind !== 'redirect') return
  const { key = '' } = tenant.backend.payment ?? {}
  const query = new URLSearchParams(outcome.url.split('?')[1])
  const request = decode(query.get('parameters') ?? '')
  const order = request['DS_MERCHANT_ORDER'] ?? ''
  const parameters = encode({
    Ds_Order: order,
    Ds_Amount: request['DS_MERCHANT_AMOUNT'] ?? '',
    Ds_Currency: request['DS_MERCHANT_CURRENCY'] ?? '',
    Ds_MerchantCode: request['DS_MERCHANT_MERCHANTCODE'] ?? '',
    Ds_Terminal: request['DS_MERCHANT_TERMINAL'] ?? '',
    Ds_TransactionType: '0',
    Ds_Response: '0000',
  })
  const { statusCode } = await server.app.inject({
    method: 'POST',
    url: new URL(request['DS_MERCHANT_MERCHANTURL'] ?? '').pathname,
    headers: { host: tenant.manifest.hosts[0] ?? '', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      Ds_SignatureVersion: SIGNATURE_VERSION,
      Ds_MerchantParameters: parameters,
      Ds_Signature: sign(key, order, parameters),
    }).toString(),
  })
  if (statusCode >= 300) throw new Error(`the notification was answered ${statusCode}`)
}
