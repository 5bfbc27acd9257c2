import type { WidgetProps } from '@rjsf/utils'
import { toText } from '@portico/admin/values/toText'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { zoneShortName } from '@schemas/time/zoneNames'
import { useLanguage } from '@portico/core/i18n/useLanguage'
import { useTenant } from '@portico/core/tenant/useTenant'
import { Select } from '@portico/core/ui/forms/Select'
import { useDoctorText } from '../texts'

const zones = Intl.supportedValuesOf('timeZone')

/** The time zone of the place of work; the working calendar uses its clock. */
export default function ZoneField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { texts, errorOf } = useFormView()
  const { language } = useLanguage()
  const { timeZone } = useTenant()
  const current = toText(value)
  // The tenant's zone first: most doctors work there.
  const all = new Set([timeZone, ...(current ? [current] : []), ...zones])
  return (
    <Select
      id={controlId(name)}
      name={name}
      label={texts.label(name)}
      hint={texts.hint(name)}
      error={errorOf(name)}
      value={current}
      onChange={(zone) => onChange(zone || undefined)}
      options={[
        { value: '', label: t('ADMIN.DOCTOR.CHOOSE_ZONE') },
        ...Array.from(all, (zone) => ({ value: zone, label: `${zoneShortName(zone, language)} (${zone})` })),
      ]}
    />
  )
}
