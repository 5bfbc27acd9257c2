import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@kits/admin/form/FormView'
import { useApi } from '@core/http/useApi'
import { FieldError } from '@core/ui/forms/Field'
import { Switch } from '@core/ui/forms/Switch'
import { useDoctorText } from '../texts'
import './fields.css'
import { groupByInsurer, parseInsurerServices, isProvided, setProvided } from './insurerServices'

/** What each insurer pays for, and whether the doctor gives it (ADMIN-027, ADMIN-151). */
export default function ServicesField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { original: opened, errorOf } = useFormView()
  const { data, error } = useApi('GET api/doctors/insurer-services', { quiet: true })
  const said = parseInsurerServices(value)
  const all = data ?? said
  return (
    <div className="d-services" id={controlId(name)} tabIndex={-1}>
      {groupByInsurer(all).map(({ id, name: insurer, services }) => {
        const given = services.filter((one) => isProvided(said, one)).length
        return (
          <details key={id}>
            <summary>
              <b>{insurer}</b>
              <span>{t('ADMIN.DOCTOR.GIVEN', { count: given, total: services.length })}</span>
            </summary>
            <ul>
              {services.map((one) => (
                <li key={one.serviceId}>
                  <Switch
                    name={`${name}-${one.insurerId}-${one.serviceId}`}
                    checked={isProvided(said, one)}
                    onChange={(on) =>
                      onChange(setProvided(said, parseInsurerServices(opened[name]), all, one, on))
                    }
                  >
                    {one.serviceName}
                  </Switch>
                </li>
              ))}
            </ul>
          </details>
        )
      })}
      {error && <p className="field-hint">{t('ADMIN.DOCTOR.NO_SERVICES')}</p>}
      {data?.length === 0 && <p className="field-hint">{t('ADMIN.DOCTOR.NO_SERVICE')}</p>}
      <FieldError id={`${controlId(name)}-error`} error={errorOf(name)} />
    </div>
  )
}
