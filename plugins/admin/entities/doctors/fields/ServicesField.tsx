import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useApi } from '@portico/core/http/useApi'
import { FieldError } from '@portico/core/ui/forms/Field'
import { Switch } from '@portico/core/ui/forms/Switch'
import { useDoctorText } from '../texts'
import './fields.css'
import { groupByInsurer, parseInsurerServices, isProvided, setProvided } from './insurerServices'

/** The services that each insurer covers, and which of them the doctor provides. */
export default function ServicesField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { original: opened, errorOf } = useFormView()
  const { data, error } = useApi('GET api/doctors/insurer-services', { quiet: true })
  const settings = parseInsurerServices(value)
  const all = data ?? settings
  return (
    <div className="d-services" id={controlId(name)} tabIndex={-1}>
      {groupByInsurer(all).map(({ id, name: insurer, services }) => {
        const provided = services.filter((service) => isProvided(settings, service)).length
        return (
          <details key={id}>
            <summary>
              <b>{insurer}</b>
              <span>{t('ADMIN.DOCTOR.GIVEN', { count: provided, total: services.length })}</span>
            </summary>
            <ul>
              {services.map((service) => (
                <li key={service.serviceId}>
                  <Switch
                    name={`${name}-${service.insurerId}-${service.serviceId}`}
                    checked={isProvided(settings, service)}
                    onChange={(on) =>
                      onChange(setProvided(settings, parseInsurerServices(opened[name]), all, service, on))
                    }
                  >
                    {service.serviceName}
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
