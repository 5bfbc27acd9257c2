import type { WidgetProps } from '@rjsf/utils'
import type { Centre } from '@schemas/generated/entities'
import { controlId, useFormView } from '@portico/admin/form/FormView'
import { useApi } from '@portico/core/http/useApi'
import { useCapability } from '@portico/core/plugin/capability/useCapability'
import { Button } from '@portico/core/ui/actions/Button'
import { FieldError } from '@portico/core/ui/forms/Field'
import { useDoctorText } from '../../texts'
import { PracticeGroup } from './PracticeGroup'
import { newPractice, parsePractices, type Practice } from './practices'

/** Where the doctor works, and which services they offer there at which price and duration. */
export default function PracticesField({ name, value, onChange }: WidgetProps) {
  const t = useDoctorText()
  const { data: record, isNew, errorOf } = useFormView()
  const hasCentres = useCapability('centres')
  const { data: centreList, error } = useApi(
    'GET api/centres',
    hasCentres ? { capability: 'centres', quiet: true } : null,
  )
  const { data: services = [] } = useApi('GET api/consultation-services/all', { quiet: true })
  const practices = parsePractices(value)
  const centres = (centreList ?? []) as readonly Centre[]
  const specialties = (record['specialties'] ?? []) as readonly number[]
  const added = newPractice(practices, centres, services, specialties)
  const replace = (index: number, practice?: Practice) =>
    onChange(practices.toSpliced(index, 1, ...(practice ? [practice] : [])))
  const hint = isNew ? 'ADMIN.DOCTOR.PRACTICES_DEFAULT' : 'ADMIN.DOCTOR.PRACTICES_NONE'
  return (
    <div
      className="grid justify-items-start gap-3 [&>*]:w-full [&>button]:w-auto"
      id={controlId(name)}
      data-own-marks
      tabIndex={-1}
    >
      {practices.map((practice, index) => (
        <PracticeGroup
          key={practice.centreId ?? 'online'}
          id={`${controlId(name)}_${index}`}
          practice={practice}
          centres={centres.filter(
            ({ id }) => id === practice.centreId || practices.every(({ centreId }) => centreId !== id),
          )}
          canBeOnline={practices.every((other) => other === practice || other.centreId !== undefined)}
          {...{ services, specialties }}
          showsErrors={errorOf(name) !== undefined}
          onChange={(changed) => replace(index, changed)}
          onRemove={() => replace(index)}
        />
      ))}
      {practices.length === 0 && <p className="text-muted -mt-1">{t(hint)}</p>}
      {added && (
        <Button variant="secondary" icon="plus" onClick={() => onChange([...practices, added])}>
          {t('ADMIN.DOCTOR.ADD_PRACTICE')}
        </Button>
      )}
      {error && <p className="text-muted -mt-1">{t('ADMIN.DOCTOR.NO_CENTRES')}</p>}
      {centreList && centres.length === 0 && (
        <p className="text-muted -mt-1">{t('ADMIN.DOCTOR.NO_CENTRE')}</p>
      )}
      <FieldError id={`${controlId(name)}-error`} error={errorOf(name)} />
    </div>
  )
}
