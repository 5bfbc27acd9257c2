import type { WidgetProps } from '@rjsf/utils'
import { plain } from '@core/admin/form/plain'
import { controlId, useFormView } from '@core/admin/form/FormView'
import { zoneTag } from '@core/format/zones'
import { useLanguage } from '@core/i18n/useLanguage'
import { Select } from '@core/ui/Select'
import { useDoctorText } from '../useDoctorText'

const zones = Intl.supportedValuesOf('timeZone')

/** The zone of the place of work, whose clock the calendar is on. */
export default function ZoneField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { texts, errorOf } = useFormView()
  const { language } = useLanguage()
  const present = plain(value)
  const all = present && !zones.includes(present) ? [present, ...zones] : zones
  return (
    <Select
      id={controlId(name)}
      name={name}
      label={texts.label(name)}
      hint={texts.hint(name)}
      error={errorOf(name)}
      value={present}
      onChange={(zone) => onChange(zone || undefined)}
      options={[
        { value: '', label: t('ADMIN.DOCTOR.CHOOSE_ZONE') },
        ...all.map((zone) => ({ value: zone, label: `${zoneTag(zone, language)} (${zone})` })),
      ]}
    />
  )
}
