/** A specialty as the demo tenants offer it. Prices in euros. */
export interface SpecialtySeed {
  key: string
  name: string
  /** What it is for, in plain words. */
  description: string
  maxAge?: number
  firstVisit: number
  review: number
  onlineOnly?: true
}

export const specialtySeeds: readonly SpecialtySeed[] = [
  {
    key: 'familia',
    name: 'Medicina de familia',
    description: 'Tu primera consulta para casi todo: dolores, fiebre, recetas, análisis.',
    firstVisit: 0,
    review: 0,
  },
  {
    key: 'cardiologia',
    name: 'Cardiología',
    description: 'El corazón: palpitaciones, tensión alta, dolor en el pecho.',
    firstVisit: 60,
    review: 0,
  },
  {
    key: 'pediatria',
    name: 'Pediatría',
    description: 'Niñas y niños hasta los 14 años: revisiones, fiebre, vacunas.',
    maxAge: 14,
    firstVisit: 0,
    review: 0,
  },
  {
    key: 'dermatologia',
    name: 'Dermatología',
    description: 'La piel, el pelo y las uñas: manchas, lunares, picores.',
    firstVisit: 45,
    review: 30,
  },
  {
    key: 'traumatologia',
    name: 'Traumatología',
    description: 'Huesos, músculos y articulaciones: golpes, espalda, rodillas.',
    firstVisit: 45,
    review: 35,
  },
  {
    key: 'ginecologia',
    name: 'Ginecología',
    description: 'Salud de la mujer: revisiones, embarazo, regla, menopausia.',
    firstVisit: 55,
    review: 40,
  },
  {
    key: 'psicologia',
    name: 'Psicología',
    description: 'Cuando te cuesta el día a día: ansiedad, tristeza, duelo, sueño.',
    firstVisit: 50,
    review: 50,
    onlineOnly: true,
  },
  {
    key: 'nutricion',
    name: 'Nutrición',
    description: 'Comer mejor: peso, colesterol, azúcar, deporte.',
    firstVisit: 35,
    review: 25,
    onlineOnly: true,
  },
  {
    key: 'oftalmologia',
    name: 'Oftalmología',
    description: 'Los ojos: ver peor, ojo rojo, revisiones de la vista.',
    firstVisit: 50,
    review: 35,
  },
  {
    key: 'otorrino',
    name: 'Otorrinolaringología',
    description: 'Oído, nariz y garganta: mareos, anginas, oír peor.',
    firstVisit: 50,
    review: 35,
  },
  {
    key: 'digestivo',
    name: 'Aparato digestivo',
    description: 'Estómago e intestino: ardor, dolor de tripa, digestiones pesadas.',
    firstVisit: 55,
    review: 40,
  },
  {
    key: 'neurologia',
    name: 'Neurología',
    description: 'Cabeza y nervios: migrañas, hormigueos, pérdidas de memoria.',
    firstVisit: 70,
    review: 50,
  },
  {
    key: 'endocrino',
    name: 'Endocrinología',
    description: 'Hormonas y azúcar: diabetes, tiroides, peso.',
    firstVisit: 60,
    review: 45,
  },
  {
    key: 'urologia',
    name: 'Urología',
    description: 'Riñón, vejiga y próstata: infecciones, piedras, revisiones.',
    firstVisit: 60,
    review: 45,
  },
  {
    key: 'enfermeria',
    name: 'Enfermería',
    description: 'Curas, vacunas, toma de tensión y pruebas rápidas.',
    firstVisit: 0,
    review: 0,
  },
]

/** A service of a specialty. Duration in minutes, price in euros; type 1 physical, 2 online. */
export interface ServiceSeed {
  name: string
  type: 1 | 2
  duration: number
  amount: number
  externalId: string | null
  description: string
}

const firstTime = 'Si es la primera vez que consultas con este profesional.'
const again = 'Para seguir un tratamiento o ver resultados.'

/** The services of a specialty; the specialty's own ones last. */
export function servicesOf({ key, firstVisit, review, onlineOnly }: SpecialtySeed): ServiceSeed[] {
  const pair = (how: string, type: 1 | 2): ServiceSeed[] => [
    { name: `Revisión ${how}`, type, duration: 20, amount: review, externalId: null, description: again },
    {
      name: `Primera visita ${how}`,
      type,
      duration: 30,
      amount: firstVisit,
      externalId: null,
      description: firstTime,
    },
  ]
  const services = [...pair('por vídeo', 2), ...(onlineOnly ? [] : pair('en persona', 1))]
  if (key !== 'enfermeria') return services
  const description = 'Vamos a tu casa. Pídela con al menos 15 horas de antelación.'
  const test: ServiceSeed = {
    name: 'Prueba de COVID a domicilio',
    type: 1,
    duration: 20,
    amount: 39,
    externalId: 'COV',
    description,
  }
  return [...services, test]
}
