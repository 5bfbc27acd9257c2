import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useApi } from '@portico/core/http/useApi'
import { FieldError } from '@portico/core/ui/forms/Field'
import { useDoctorText } from '../texts'
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
      <label className="inline-grid place-items-center w-[max(var(--tap),2.125rem)] min-h-[max(var(--tap),2.125rem)] cursor-pointer">
        <input
          className="size-5 accent-brand"
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
      <table className="w-full border-collapse [&_thead_th]:text-muted [&_:is(td,_thead_th+th)]:w-24 [&_:is(td,_thead_th+th)]:text-center">
        <caption className="sr-only">{texts.label(name)}</caption>
        <thead>
          <tr className="hairline-b">
            <th className="py-1.5 font-semibold text-start wrap-anywhere" scope="col">
              {t('ADMIN.DOCTOR.TEAM')}
            </th>
            {roles.map((role) => (
              <th className="py-1.5 font-semibold text-start wrap-anywhere" key={role} scope="col">
                {t(`ADMIN.DOCTOR.${role}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map((team) => (
            <tr className="hairline-b" key={team.id}>
              <th className="py-1.5 font-semibold text-start wrap-anywhere" scope="row">
                {team.name}
              </th>
              {roles.map((role) => box(team, role))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="text-muted -mt-1">
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
