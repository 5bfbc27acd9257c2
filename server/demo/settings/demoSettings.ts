import { seedOf } from '../../areas/random/random'
import type { TenantOnServer } from '../../tenants/tenants'
import type { FullName } from '../people/names'
import type { ServiceRange } from '../catalogue/services'

/** A place where doctors work. */
export interface DemoPlace {
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** IANA zone. */
  zone: string
  /** Where physical appointments take place; without one the doctor sees people online only. */
  centre: string | null
  /** The doctor who works there, for places whose people have names of their own. */
  who?: FullName
}

/** What a company pays for its people: every service of some specialties. */
export interface AgreementSeed {
  name: string
  /** Keys of specialties.ts. */
  specialties: readonly string[]
}

/** What the demo data of a tenant is like: `demo` in its backend.json, each part with a default. */
export interface DemoSettings {
  /** Keys of specialties.ts, in the order in which they are offered. */
  specialties: readonly string[]
  offer: ServiceRange
  /** The first one is private: people pay themselves. */
  insurers: readonly string[]
  /** Id of the private insurer, where an option of a plugin names it; null: any. */
  privateInsurerId: number | null
  /** luis belongs to the first. */
  agreements: readonly AgreementSeed[]
  /** Doctors are spread over the places in turn. */
  places: readonly DemoPlace[]
  /** How many doctors; at least as many as places. */
  doctors: number
  /** Where in the list of names the doctors begin. */
  namesFrom: number
  /** Doctors have a doctor url, and patients belong to a doctor who has one (upMedica). */
  doctorUrls: boolean
  /** How a man and a woman who see patients are addressed. */
  titles: readonly [man: string, woman: string]
  /** What ana wrote with two of her appointments. */
  notes: readonly [string, string]
}

const madrid = (centre: string): DemoPlace => ({
  city: 'Madrid',
  country: 'ES',
  zone: 'Europe/Madrid',
  centre,
})

const defaultSettings: Omit<DemoSettings, 'namesFrom'> = {
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
  offer: 'visits',
  insurers: ['Privado', 'Mutua Vela', 'Sanitaria Cantábrica', 'Aseguradora Norte Online', 'Salud Tajo'],
  privateInsurerId: null,
  agreements: [
    { name: 'Astilleros Río Nora', specialties: ['familia', 'traumatologia', 'psicologia', 'enfermeria'] },
    { name: 'Cooperativa La Llosa', specialties: ['familia', 'dermatologia'] },
  ],
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
  titles: ['Dr.', 'Dra.'],
  notes: ['Revisión de la tensión después de cambiar la medicación.', 'Lunar en la espalda.'],
}

/** The flavour of a tenant. What its backend.json does not say is general; what it says has passed flavourSchema.ts. */
export function readDemoSettings({ id, backend }: TenantOnServer): DemoSettings {
  return { ...defaultSettings, namesFrom: seedOf(id), ...(backend.demo as Partial<DemoSettings>) }
}
