import type { AdapterSecrets } from '../connectAdapters'
import type { Ports } from '../../platform/http/api/ports'
import type { Tenants } from '../../platform/tenants/tenants'
import { readCardKeys, readCardWebhooks } from './tenantSecrets/cardKeys'
import { readExternalPatientTokens } from './tenantSecrets/externalPatientTokens'
import { readIdentityKeys } from './tenantSecrets/identityKeys'
import { readTurnSecrets } from './tenantSecrets/turnSecrets'
import { readTwilioAccounts } from './tenantSecrets/twilioAccounts'

/** The secrets of the tenants, which are in the environment. Throws `ConfigError` for a missing one. */
export const readSecrets = (
  env: NodeJS.ProcessEnv,
  tenants: Tenants,
): { ports: Pick<Ports, 'externalPatientTokens' | 'turnSecrets'>; providers: AdapterSecrets } => ({
  ports: {
    externalPatientTokens: readExternalPatientTokens(env, tenants),
    turnSecrets: readTurnSecrets(env, tenants),
  },
  providers: {
    cardKeys: readCardKeys(env, tenants),
    cardWebhooks: readCardWebhooks(env, tenants),
    identityKeys: readIdentityKeys(env, tenants),
    twilioAccounts: readTwilioAccounts(env, tenants),
  },
})
