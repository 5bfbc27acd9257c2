import type { WidgetProps } from '@rjsf/utils'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useApi } from '@portico/core/http/useApi'
import { FieldError } from '@portico/core/ui/forms/Field'
import { Switch } from '@portico/core/ui/forms/Switch'
import { useDoctorText } from '../texts'
import { groupByInsurer, parseInsurerServices, isProvided, setProvided } from './insurerServices'

/** The services that each insurer covers, and which of them the doctor provides. */
export default function ServicesField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { original: opened, errorOf } = useFormView()
  const { data, error } = useApi('GET api/doctors/insurer-services', { quiet: true })
  const settings = parseInsurerServices(value)
  const all = data ?? settings
  return (
    <div id={controlId(name)} tabIndex={-1}>
      {groupByInsurer(all).map(({ id, name: insurer, services }) => {
        const provided = services.filter((service) => isProvided(settings, service)).length
        return (
          <details className="group/insurer hairline-b" key={id}>
            <summary className="flex items-center justify-between gap-4 min-h-[max(var(--tap),2.75rem)] cursor-pointer before:[content:''] before:flex-none before:size-2 before:[border-inline-end:2px_solid] before:[border-block-end:2px_solid] before:-rotate-45 group-open/insurer:before:rotate-45">
              <b className="flex-1 font-semibold">{insurer}</b>
              <span className="text-muted">
                {t('ADMIN.DOCTOR.GIVEN', { count: provided, total: services.length })}
              </span>
            </summary>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,15rem),1fr))] gap-y-2 gap-x-6 pt-1 pb-3">
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
      {error && <p className="text-muted -mt-1">{t('ADMIN.DOCTOR.NO_SERVICES')}</p>}
      {data?.length === 0 && <p className="text-muted -mt-1">{t('ADMIN.DOCTOR.NO_SERVICE')}</p>}
      <FieldError id={`${controlId(name)}-error`} error={errorOf(name)} />
    </div>
  )
}
