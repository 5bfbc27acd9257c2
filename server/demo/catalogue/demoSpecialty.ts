import type { ServiceSeed } from './services'
import type { SpecialtySeed } from './specialties'

/** A service as it is stored. */
export interface DemoService extends ServiceSeed {
  id: number
}

/** A specialty as it is stored, with its services. */
export interface DemoSpecialty {
  id: number
  key: string
  name: string
  category: string
  description: string
  translations: SpecialtySeed['translations']
  maxAge?: number
  services: DemoService[]
}
