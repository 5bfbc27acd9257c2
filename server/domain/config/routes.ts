import type { Backend } from '../../platform/tenants/tenants'
import { operation, type Api } from '../../platform/http/api/operation'

/** Which features are on for the tenant; readable without a session. */
export function register(api: Api): void {
  const { capabilities = ['*'] } = api
  operation(api, 'GET api/config', ({ tenant }) => ({
    features: featuresOf(tenant.backend),
    capabilities: [...capabilities],
    videoCallEnabled: true,
  }))
}

/** Receipts are a feature where somebody issues them. */
const featuresOf = ({ features, billing }: Backend): string[] =>
  billing ? [...features, 'paymentReceipts'] : features
