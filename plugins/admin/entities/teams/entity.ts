import type { Team } from '@schemas/generated/entities'
import type { AdminEntity } from '@portico/admin/entity'
import form from 'virtual:form/Team'

/** Teams of doctors. */
const teams: AdminEntity<Team> = {
  name: 'TEAM',
  form,
  key: 'id',
  path: 'api/teams',
  columns: ['name'],
}

export default teams
