import type { Area } from '../ports'
import { register as magicLink } from '../identity/routes'
import { register as admin } from './admin/routes'
import { register as appointments } from './appointments/routes'
import { register as catalogue } from './catalogue/routes'
import { register as config } from './config/routes'
import { register as countries } from './countries/routes'
import { register as people } from './people/routes'
import { register as payments } from './payments/routes'
import { register as pictures } from './pictures/routes'

/** All areas of the API. */
export const areas: readonly Area[] = [
  config,
  magicLink,
  countries,
  pictures,
  people,
  catalogue,
  appointments,
  payments,
  admin,
]
