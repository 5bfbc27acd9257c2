import type { Centre, Service } from '@schemas/generated/entities'
import { Button } from '@portico/core/ui/actions/Button'
import { Select } from '@portico/core/ui/forms/Select'
import { Switch } from '@portico/core/ui/forms/Switch'
import { TextField } from '@portico/core/ui/forms/TextField'
import { CountrySelect } from '../../../centres/fields/CountrySelect'
import { useDoctorText } from '../../texts'
import { OfferRow } from './OfferRow'
import {
  changeOffer,
  changePractice,
  movePractice,
  offerableServices,
  setOffered,
  type Practice,
} from './practices'

interface Props {
  id: string
  practice: Practice
  /** The centres where no other practice of the doctor is. */
  centres: readonly Centre[]
  canBeOnline: boolean
  services: readonly Service[]
  specialties: readonly number[]
  showsErrors: boolean
  onChange: (practice: Practice) => void
  onRemove: () => void
}

/** One place of work with its services. */
export function PracticeGroup({ id, practice, services, specialties, onChange, ...props }: Props) {
  const t = useDoctorText()
  const place = practice.centreName ?? t('ADMIN.DOCTOR.ONLINE')
  const offerable = offerableServices(services, specialties, practice.centreId)
  return (
    <fieldset className="grid justify-items-start gap-3 min-w-0 p-4 hairline rounded-control [&>:not(button,_legend)]:w-full">
      <legend className="sr-only">{place}</legend>
      <PlaceFields {...{ id, practice, services, onChange }} {...props} />
      <ul aria-label={t('ADMIN.DOCTOR.SERVICES_AT', { place })}>
        {offerable.map((service) => (
          <OfferRow
            key={service.id}
            service={service}
            offer={practice.services.find(({ serviceId }) => serviceId === service.id)}
            showsErrors={props.showsErrors}
            onOffered={(isOffered) => onChange(setOffered(practice, service, isOffered))}
            onChange={(change) => onChange(changeOffer(practice, service.id, change))}
          />
        ))}
      </ul>
      {offerable.length === 0 && <p className="text-muted -mt-1">{t('ADMIN.DOCTOR.NO_OFFERABLE')}</p>}
      <Button variant="secondary" size="sm" icon="trash-2" onClick={props.onRemove}>
        {t('ADMIN.DOCTOR.REMOVE_PRACTICE', { place })}
      </Button>
    </fieldset>
  )
}

type PlaceProps = Pick<Props, 'id' | 'practice' | 'centres' | 'canBeOnline' | 'services' | 'onChange'>

/** The centre of a practice, or the city and country of an online one. */
function PlaceFields({ id, practice, centres, canBeOnline, services, onChange }: PlaceProps) {
  const t = useDoctorText()
  const isOnline = practice.centreId === undefined
  const move = (value: string) =>
    onChange(
      movePractice(
        practice,
        centres.find((centre) => String(centre.id) === value),
        services,
      ),
    )
  return (
    <>
      <Select
        id={`${id}_place`}
        label={t('ADMIN.DOCTOR.PLACE')}
        value={isOnline ? '' : String(practice.centreId)}
        onChange={move}
        options={[
          ...(canBeOnline || isOnline ? [{ value: '', label: t('ADMIN.DOCTOR.ONLINE') }] : []),
          ...centres.map((centre) => ({
            value: String(centre.id),
            label: `${centre.name} · ${centre.city}`,
          })),
        ]}
      />
      {isOnline && (
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] gap-y-2 gap-x-6 min-w-0">
          <TextField
            id={`${id}_city`}
            label={t('ADMIN.DOCTOR.CITY')}
            optional
            maxLength={100}
            autoComplete="off"
            value={practice.city ?? ''}
            onChange={(city) => onChange(changePractice(practice, { city }))}
          />
          <CountrySelect
            id={`${id}_country`}
            label={t('ADMIN.DOCTOR.COUNTRY')}
            optional
            value={practice.country ?? ''}
            onChange={(country) => onChange(changePractice(practice, { country }))}
          />
        </div>
      )}
      <Switch
        checked={practice.internationalProviders === true}
        onChange={(internationalProviders) => onChange(changePractice(practice, { internationalProviders }))}
      >
        {t('ADMIN.DOCTOR.INTERNATIONAL')}
      </Switch>
    </>
  )
}
