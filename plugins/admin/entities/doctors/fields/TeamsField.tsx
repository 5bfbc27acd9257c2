import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@kits/admin/form/FormView'
import { useApi } from '@core/http/useApi'
import { FieldError } from '@core/ui/forms/Field'
import { useDoctorText } from '../texts'
import './fields.css'
import { parseMemberships, setTeamRole, type TeamRole, type Team } from './teams'

const parts: readonly TeamRole[] = ['member', 'coordinator']

/** The teams that there are, each with whether the doctor is in it and whether the doctor leads it (ADMIN-026). */
export default function TeamsField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { texts, errorOf } = useFormView()
  const { data, error } = useApi('GET api/teams', { quiet: true })
  const mine = parseMemberships(value)
  const all: readonly Team[] =
    (data as readonly Team[] | undefined) ??
    mine.map(({ teamId, teamName }) => ({ id: teamId, name: teamName }))
  const isIn = (id: number, part: TeamRole) => mine.find(({ teamId }) => teamId === id)?.[part] === true
  const box = ({ id, name: team }: Team, part: TeamRole) => (
    <td key={part}>
      <label className="d-hit">
        <input
          type="checkbox"
          checked={isIn(id, part)}
          aria-label={t(`ADMIN.DOCTOR.${part}_OF`, { team })}
          onChange={(event) => onChange(setTeamRole(mine, all, id, part, event.target.checked))}
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
            {parts.map((part) => (
              <th key={part} scope="col">
                {t(`ADMIN.DOCTOR.${part}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((team) => (
            <tr key={team.id}>
              <th scope="row">{team.name}</th>
              {parts.map((part) => box(team, part))}
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
