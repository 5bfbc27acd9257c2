import { useTenant } from '../../../tenant/useTenant'
import { Icon } from '../../../ui/media/Icon'

/** The tenant's phone number and email address. */
export function SupportLinks() {
  const { phone, email } = useTenant().support
  return (
    <>
      {phone && (
        <a className="link" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" size="s" />
          <span>{phone}</span>
        </a>
      )}
      {email && (
        <a className="link" href={`mailto:${email}`}>
          <Icon name="mail" size="s" />
          <span>{email}</span>
        </a>
      )}
    </>
  )
}
