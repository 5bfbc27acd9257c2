import type { TenantOnServer } from '../../platform/tenants/tenants'

/** Whether every patient of the tenant has a doctor of their own: an account without one could open nothing. */
export const needsDoctor = ({ backend }: TenantOnServer): boolean => backend.features.includes('upMedica')
