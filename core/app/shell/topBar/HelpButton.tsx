import { useText } from '../../../i18n/useText'
import { useTenant } from '../../../tenant/useTenant'
import { Icon } from '../../../ui/media/Icon'
import { Disclosure } from './Disclosure'
import { SupportLinks } from '../menu/SupportLinks'

/** The support contacts of the tenant; renders nothing if there are none. */
export function HelpButton() {
  const t = useText()
  const { phone, email } = useTenant().support
  if (!phone && !email) return null
  const face = (
    <>
      <Icon name="circle-help" />
      <span className="max-desk:hidden">{t('SHELL.HELP')}</span>
    </>
  )
  return (
    <Disclosure className="topbar-link" label={t('SHELL.HELP')} face={face}>
      {() => (
        <div className="stack gap-1 p-3">
          <p className="font-strong">{t('SHELL.HELP_TITLE')}</p>
          <p className="text-muted text-sm">{t('SHELL.HELP_TEXT')}</p>
          <SupportLinks />
        </div>
      )}
    </Disclosure>
  )
}
