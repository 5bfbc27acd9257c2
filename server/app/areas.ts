import type { Area } from '../platform/http/api/operation'
import { register as magicLink } from '../platform/identity/routes'
import { register as account } from '../domain/account/routes'
import { register as admin } from '../domain/admin/routes'
import { register as advices } from '../domain/advices/routes'
import { register as appointments } from '../domain/booking/routes'
import { register as calls } from '../domain/calls/routes'
import { register as catalogue } from '../domain/catalogue/routes'
import { register as chat } from '../domain/chat/routes'
import { register as templates } from '../domain/templates/routes'
import { register as config } from '../domain/config/routes'
import { register as countries } from '../domain/countries/routes'
import { register as deletion } from '../domain/deletion/routes'
import { register as erasure } from '../domain/erasure/routes'
import { register as devices } from '../domain/devices/routes'
import { register as acting } from '../domain/acting/routes'
import { register as family } from '../domain/family/routes'
import { register as identityChecks } from '../domain/identityChecks/routes'
import { register as letterLinks } from '../domain/letterLinks/routes'
import { register as letters } from '../domain/letters/routes'
import { register as measurements } from '../domain/measurements/routes'
import { register as people } from '../domain/people/routes'
import { register as payments } from '../domain/payments/routes'
import { register as pictures } from '../domain/pictures/routes'
import { register as push } from '../domain/push/routes'
import { register as records } from '../domain/records/routes'
import { register as registration } from '../domain/registration/routes'
import { register as retention } from '../domain/retention/routes'
import { register as scans } from '../domain/scans/routes'
import { register as waitingList } from '../domain/booking/waiting/routes'

/** All areas of the API. */
export const areas: readonly Area[] = [
  config,
  magicLink,
  registration,
  countries,
  pictures,
  people,
  account,
  deletion,
  family,
  acting,
  catalogue,
  appointments,
  waitingList,
  calls,
  payments,
  push,
  letters,
  letterLinks,
  identityChecks,
  records,
  measurements,
  devices,
  scans,
  retention,
  erasure,
  chat,
  templates,
  admin,
  advices,
]
