import { registerCardSandbox } from '../cards/sandbox/routes'
import type { Area } from '../http/api/operation'
import { register as magicLink } from '../identity/routes'
import { register as account } from './account/routes'
import { register as admin } from './admin/routes'
import { register as advices } from './advices/routes'
import { register as appointments } from './appointments/routes'
import { register as calls } from './calls/routes'
import { register as catalogue } from './catalogue/routes'
import { register as chat } from './chat/routes'
import { register as config } from './config/routes'
import { register as countries } from './countries/routes'
import { register as devices } from './devices/routes'
import { register as acting } from './acting/routes'
import { register as family } from './family/routes'
import { register as identityChecks } from './identityChecks/routes'
import { register as letters } from './letters/routes'
import { register as measurements } from './measurements/routes'
import { register as people } from './people/routes'
import { register as payments } from './payments/routes'
import { register as pictures } from './pictures/routes'
import { register as records } from './records/routes'
import { register as registration } from './registration/routes'
import { register as retention } from './retention/routes'
import { register as scans } from './scans/routes'

/** All areas of the API. */
export const areas: readonly Area[] = [
  config,
  magicLink,
  registration,
  countries,
  pictures,
  people,
  account,
  family,
  acting,
  catalogue,
  appointments,
  calls,
  payments,
  registerCardSandbox,
  letters,
  identityChecks,
  records,
  measurements,
  devices,
  scans,
  retention,
  chat,
  admin,
  advices,
]
