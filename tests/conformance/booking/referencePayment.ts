import { sign, SIGNATURE_VERSION } from '../../../server/providers/redsys/sign'
import { decode, encode } from '../../../server/providers/redsys/wire'
import type { TenantOnServer } from '../../../server/platform/tenants/tenants'
import type { TestServer } from '../../../server/test/harness'

/** How the payment service says that a card was accepted, or refused by its bank. */
const codes = { paid: '0000', refused: '0190' } as const

/** Sends the notification of the payment service: an appointment is paid, or its payment was refused. */
export async function notifyPayment(
  server: TestServer,
  tenant: TenantOnServer,
  url: string,
  result: keyof typeof codes,
): Promise<void> {
  const { key = '' } = tenant.backend.payment ?? {}
  const query = new URLSearchParams(url.split('?')[1])
  const request = decode(query.get('parameters') ?? '')
  const order = request['DS_MERCHANT_ORDER'] ?? ''
  const parameters = encode({
    Ds_Order: order,
    Ds_Amount: request['DS_MERCHANT_AMOUNT'] ?? '',
    Ds_Currency: request['DS_MERCHANT_CURRENCY'] ?? '',
    Ds_MerchantCode: request['DS_MERCHANT_MERCHANTCODE'] ?? '',
    Ds_Terminal: request['DS_MERCHANT_TERMINAL'] ?? '',
    Ds_TransactionType: '0',
    Ds_Response: codes[result],
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
