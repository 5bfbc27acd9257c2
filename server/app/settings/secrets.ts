import type { AdapterSecrets } from '../connectAdapters'
import type { Ports } from '../../platform/http/api/ports'
import type { Tenants } from '../../platform/tenants/tenants'
import { readCardKeys, readCardWebhooks } from './cardKeys'
import { readExternalPatientTokens } from './externalPatientTokens'
import { readIdentityKeys } from './identityKeys'
import { readTurnSecrets } from './turnSecrets'
import { readTwilioAccounts } from './twilioAccounts'

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
