import type { Choice } from '@core/booking/variant'
import type { Provider, Service, Specialty } from '@schemas/generated/entities'
import { iconOf } from './icons'

export const specialtyChoice = ({ id, name, description, maxAge }: Specialty): Choice => ({
  id: String(id),
  label: name,
  icon: iconOf(name),
  ...(description && { hint: description }),
  ...(maxAge && { maxAge }),
})

export const serviceChoice = (service: Service): Choice => ({
  id: String(service.id),
  label: service.name,
  appointmentType: service.type,
  duration: service.duration,
  ...(service.description && { hint: service.description }),
  ...(service.externalId && { externalId: service.externalId }),
  ...(service.amount !== undefined && {
    price: { amount: service.amount, currency: service.currency ?? 'EUR' },
  }),
})

export const providerChoice = ({ id, doctor, city, firstDate }: Provider): Choice => ({
  id: String(id),
  label: doctor.fullName,
  zone: doctor.timezone,
  thumbnailId: doctor.thumbnailId ?? null,
  ref: { doctorId: doctor.id },
  ...(city && { place: city }),
  ...(firstDate !== undefined && { firstDate }),
  hint: [doctor.specialties?.[0], city].filter(Boolean).join(' · '),
})
