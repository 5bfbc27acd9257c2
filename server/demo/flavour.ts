import { seedOf } from '../areas/random/random'
import type { TenantOnServer } from '../tenants/tenants'

/** A place where doctors work. */
export interface Place {
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** IANA zone. */
  zone: string
  /** Where physical appointments take place; without one the doctor sees people online only. */
  centre: string | null
}

/** What the demo data of a tenant is like: `demo` in its backend.json, each part with a default. */
export interface Flavour {
  /** Keys of specialties.ts, in the order in which they are offered. */
  specialties: readonly string[]
  insurers: readonly string[]
  /** Doctors are spread over the places in turn. */
  places: readonly Place[]
  /** How many doctors. */
  doctors: number
  /** Where in the list of names the doctors begin. */
  namesFrom: number
  /** Doctors have a doctor url, and patients belong to a doctor who has one (upMedica). */
  doctorUrls: boolean
}

const madrid = (centre: string): Place => ({ city: 'Madrid', country: 'ES', zone: 'Europe/Madrid', centre })

const general: Omit<Flavour, 'namesFrom'> = {
  specialties: [
    'familia',
    'cardiologia',
    'pediatria',
    'dermatologia',
    'traumatologia',
    'ginecologia',
    'psicologia',
    'nutricion',
    'oftalmologia',
    'digestivo',
    'neurologia',
    'enfermeria',
  ],
  insurers: ['Privado', 'Mutua Vela', 'Sanitaria Cantábrica', 'Aseguradora Norte Online', 'Salud Tajo'],
  places: [
    madrid('Centro Médico Chamberí, consulta 4'),
    { city: 'Oviedo', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Uría, consulta 14, 2.ª planta' },
    madrid('Centro Médico Retiro, consulta 11'),
    { city: 'Valencia', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Turia, consulta 7' },
    { city: 'Las Palmas', country: 'ES', zone: 'Atlantic/Canary', centre: 'Centro Triana, consulta 2' },
    { city: 'Sevilla', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Nervión, consulta 9' },
    { city: 'Bilbao', country: 'ES', zone: 'Europe/Madrid', centre: 'Centro Abando, consulta 3' },
    madrid('Centro Médico Chamberí, consulta 6'),
    { city: 'Nueva York', country: 'US', zone: 'America/New_York', centre: null },
    { city: 'Calcuta', country: 'IN', zone: 'Asia/Kolkata', centre: null },
  ],
  doctors: 20,
  doctorUrls: false,
}

/** The flavour of a tenant. What its backend.json does not say is general. */
export function flavourOf({ id, backend }: TenantOnServer): Flavour {
  return { ...general, namesFrom: seedOf(id), ...(backend.demo as Partial<Flavour>) }
}
