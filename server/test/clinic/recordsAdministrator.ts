import type { Caller, Clinic } from './clinic'

/** An administrator of users and documents of tenant `one` who may read medical content, and their id. */
export async function recordsAdministrator(clinic: Clinic): Promise<{ id: string; call: Caller }> {
  const admin = await clinic.as('admin@portico.test')
  const roles = ['UsersAdministrator', 'DocumentsAdministrator', 'records']
  const user = { name: 'Olga', surname: 'Pan', email: 'olga@portico.test', roles }
  const { id } = (await admin('POST', 'api/users/admin', user)).body as { id: string }
  return { id, call: await clinic.as(user.email) }
}
