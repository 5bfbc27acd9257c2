import { seedOf } from '../../domain/shared/random'
import type { TenantOnServer } from '../../platform/tenants/tenants'
import type { FullName } from '../people/names'
import type { ServiceRange } from '../catalogue/services'

/** A place of work of doctors. */
export interface DemoPlace {
  city: string
  /** ISO 3166 alpha-2. */
  country: string
  /** IANA zone. */
  zone: string
  /** The centre of physical appointments. Null: online appointments only. */
  centre: string | null
  /** Street, number, floor and postal code of the centre. */
  address?: string
  /** The doctor at this place. Absent: a name from the general list. */
  who?: FullName
}

/** An agreement with a company: it pays for every service of some specialties. */
export interface AgreementSeed {
  name: string
  /** Keys of catalogue/specialties.ts. */
  specialties: readonly string[]
}

/** Settings of a tenant's demo data: `demo` in its backend.json. Every member has a default. */
export interface DemoSettings {
  /** Keys of catalogue/specialties.ts, in display order. */
  specialties: readonly string[]
  offer: ServiceRange
  /** The first insurer is private: patients pay themselves. */
  insurers: readonly string[]
  /** Id of the private insurer, if a plugin option refers to it. Null: any id. */
  privateInsurerId: number | null
  /** luis has the first agreement. */
  agreements: readonly AgreementSeed[]
  /** Doctors rotate through the places. */
  places: readonly DemoPlace[]
  /** Number of doctors; at least the number of places. */
  doctors: number
  /** Index of the first doctor's name in the list of names. */
  namesFrom: number
  /** Doctors have a doctor URL, and patients are assigned to such a doctor (upMedica). */
  doctorUrls: boolean
  /** Titles of male and female doctors. */
  titles: readonly [man: string, woman: string]
  /** People may sign in through the demo provider, which has this name. Null: they may not. */
  externalSignIn: { name: string } | null
  /** People may connect an account at the demo's device provider, which has this name. Null: they may not. */
  deviceProvider: { name: string } | null
  /** ana has a video visit with the doctor who has an account, minutes after the start. */
  videoVisit: boolean
  /** Notes of two of ana's appointments. */
  notes: readonly [string, string]
}

const madrid = (centre: string, address: string): DemoPlace => ({
  city: 'Madrid',
  country: 'ES',
  zone: 'Europe/Madrid',
  centre,
  address,
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
    madrid('Centro Médico Chamberí', 'Calle de Fuencarral 128, consulta 4, 28010'),
    {
      city: 'Oviedo',
      country: 'ES',
      zone: 'Europe/Madrid',
      centre: 'Centro Uría',
      address: 'Calle Uría 42, 2.º, consulta 14, 33003',
    },
    madrid('Centro Médico Retiro', 'Calle de Ibiza 35, consulta 11, 28009'),
    {
      city: 'Valencia',
      country: 'ES',
      zone: 'Europe/Madrid',
      centre: 'Centro Turia',
      address: 'Calle de Colón 18, consulta 7, 46004',
    },
    {
      city: 'Las Palmas',
      country: 'ES',
      zone: 'Atlantic/Canary',
      centre: 'Centro Triana',
      address: 'Calle Triana 77, consulta 2, 35002',
    },
    {
      city: 'Sevilla',
      country: 'ES',
      zone: 'Europe/Madrid',
      centre: 'Centro Nervión',
      address: 'Avenida Eduardo Dato 21, consulta 9, 41018',
    },
    {
      city: 'Bilbao',
      country: 'ES',
      zone: 'Europe/Madrid',
      centre: 'Centro Abando',
      address: 'Gran Vía 30, consulta 3, 48009',
    },
    madrid('Centro Médico Chamberí', 'Calle de Fuencarral 128, consulta 6, 28010'),
    { city: 'Nueva York', country: 'US', zone: 'America/New_York', centre: null },
    { city: 'Calcuta', country: 'IN', zone: 'Asia/Kolkata', centre: null },
  ],
  doctors: 20,
  doctorUrls: false,
  videoVisit: false,
  titles: ['Dr.', 'Dra.'],
  externalSignIn: null,
  deviceProvider: null,
  notes: ['Revisión de la tensión después de cambiar la medicación.', 'Lunar en la espalda.'],
}

/** The tenant's demo settings: the defaults, replaced by the members of its backend.json, which the schema has validated. */
export function readDemoSettings({ id, backend }: TenantOnServer): DemoSettings {
  return { ...defaultSettings, namesFrom: seedOf(id), ...(backend.demo as Partial<DemoSettings>) }
}
