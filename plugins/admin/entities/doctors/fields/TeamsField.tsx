import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useApi } from '@portico/core/http/useApi'
import { FieldError } from '@portico/core/ui/forms/Field'
import { useDoctorText } from '../texts'
import './fields.css'
import { parseMemberships, setTeamRole, type TeamRole, type Team } from './teams'

const roles: readonly TeamRole[] = ['member', 'coordinator']

/** All teams, with whether the doctor is a member or coordinates them. */
export default function TeamsField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { texts, errorOf } = useFormView()
  const { data, error } = useApi('GET api/teams', { quiet: true })
  const memberships = parseMemberships(value)
  const all: readonly Team[] =
    (data as readonly Team[] | undefined) ??
    memberships.map(({ teamId, teamName }) => ({ id: teamId, name: teamName }))
  const isIn = (id: number, role: TeamRole) =>
    memberships.find(({ teamId }) => teamId === id)?.[role] === true
  const box = ({ id, name: team }: Team, role: TeamRole) => (
    <td key={role}>
      <label className="d-hit">
        <input
          type="checkbox"
          checked={isIn(id, role)}
          aria-label={t(`ADMIN.DOCTOR.${role}_OF`, { team })}
          onChange={(event) => onChange(setTeamRole(memberships, all, id, role, event.target.checked))}
        />
      </label>
    </td>
  )
  return (
    <div id={controlId(name)} tabIndex={-1}>
      <table className="d-teams">
        <caption className="visually-hidden">{texts.label(name)}</caption>
        <thead>
          <tr>
            <th scope="col">{t('ADMIN.DOCTOR.TEAM')}</th>
            {roles.map((role) => (
              <th key={role} scope="col">
                {t(`ADMIN.DOCTOR.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((team) => (
            <tr key={team.id}>
              <th scope="row">{team.name}</th>
              {roles.map((role) => box(team, role))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="field-hint">
        {t(
          error
            ? 'ADMIN.DOCTOR.NO_TEAMS'
            : all.length > 0
              ? 'ADMIN.DOCTOR.TEAMS_RULE'
              : 'ADMIN.DOCTOR.NO_TEAM',
        )}
      </p>
      <FieldError id={`${controlId(name)}-error`} error={errorOf(name)} />
    </div>
  )
}
