import { operation, type Api } from '../../platform/http/api/operation'

/** Which features are on for the tenant; readable without a session. */
export function register(api: Api): void {
  const { capabilities = ['*'] } = api
  operation(api, 'GET api/config', ({ tenant }) => ({
    features: tenant.backend.features,
    capabilities: [...capabilities],
    videoCallEnabled: true,
  }))
}
