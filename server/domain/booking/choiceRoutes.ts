import { bookingSettingsOf } from '../../platform/tenants/settings/bookingSettings'
import { operation, type Api } from '../../platform/http/api/operation'
import {
  listCoveringInsurers,
  listCoveredServices,
  listCoveredSpecialties,
  type Payer,
} from '../catalogue/payerCoverage'
import { listCountryProviders } from '../availability/countryProviders'
import { listDoctorsOfService } from '../availability/doctorsOfService'

/** The choices of the booking steps: by payer and by country. */
export function registerChoices(api: Api): void {
  operation(api, 'GET api/appointments/country-providers/{countryCode}', ({ db, tenant, language, params }) =>
    listCountryProviders(db, tenant.id, language, params.countryCode),
  )
  operation(api, 'GET api/appointments/insurers/{appointmentType}', ({ db, tenant, language, params }) =>
    bookingSettingsOf(tenant).asksForInsurer
      ? listCoveringInsurers(db, tenant.id, language, params.appointmentType)
      : [],
  )
  registerCovered(api)
  registerDoctors(api)
}

const insurer = (id: number): Payer => ({ kind: 'insurer', id })
const agreement = (id: number): Payer => ({ kind: 'agreement', id })

function registerCovered(api: Api): void {
  operation(
    api,
    'GET api/appointments/specialties/{appointmentType}/{insurerId}',
    ({ db, tenant, language, params }) =>
      listCoveredSpecialties(db, tenant.id, language, params.appointmentType, insurer(params.insurerId)),
  )
  operation(
    api,
    'GET api/appointments/specialties-agreements/{appointmentType}/{agreementId}',
    ({ db, tenant, language, params }) =>
      listCoveredSpecialties(db, tenant.id, language, params.appointmentType, agreement(params.agreementId)),
  )
  operation(
    api,
    'GET api/appointments/services/{appointmentType}/{insurerId}/{specialtyId}',
    ({ db, tenant, language, params }) =>
      listCoveredServices(
        db,
        tenant.id,
        language,
        params.appointmentType,
        insurer(params.insurerId),
        params.specialtyId,
      ),
  )
  operation(
    api,
    'GET api/appointments/services-agreements/{appointmentType}/{agreementId}/{specialtyId}',
    ({ db, tenant, language, params }) =>
      listCoveredServices(
        db,
        tenant.id,
        language,
        params.appointmentType,
        agreement(params.agreementId),
        params.specialtyId,
      ),
  )
}

function registerDoctors(api: Api): void {
  operation(
    api,
    'GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}',
    ({ db, tenant, language, params, now }) => listDoctorsOfService(db, tenant, language, params, now),
  )
  operation(
    api,
    'GET api/appointments/doctors/{appointmentType}/{insurerId}/{specialtyId}/{serviceId}',
    ({ db, tenant, language, params, now }) => listDoctorsOfService(db, tenant, language, params, now),
  )
}
