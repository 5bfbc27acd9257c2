import type { ServerParts } from '../createServer'
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
): Pick<
  ServerParts,
  'cardKeys' | 'cardWebhooks' | 'externalPatientTokens' | 'identityKeys' | 'turnSecrets' | 'twilioAccounts'
> => ({
  cardKeys: readCardKeys(env, tenants),
  cardWebhooks: readCardWebhooks(env, tenants),
  externalPatientTokens: readExternalPatientTokens(env, tenants),
  identityKeys: readIdentityKeys(env, tenants),
  turnSecrets: readTurnSecrets(env, tenants),
  twilioAccounts: readTwilioAccounts(env, tenants),
})
