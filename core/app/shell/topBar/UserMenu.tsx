import { useText } from '../../../i18n/useText'
import { useSession } from '../../../session/useSession'
import { fullName, useUser } from '../../../session/useUser'
import { Avatar } from '../../../ui/media/Avatar'
import { Icon } from '../../../ui/media/Icon'
import { Disclosure } from './Disclosure'
import { ThemeChoice } from './ThemeChoice'
import { useSwitchPerson } from './useSwitchPerson'

/** The name of the account, and the actions of the user. */
export function UserMenu() {
  const t = useText()
  const user = useUser()
  const { signOut } = useSession()
  const switchPerson = useSwitchPerson()
  const name = fullName(user)
  const face = (
    <>
      <Avatar size="sm" name={name} thumbnailId={user?.thumbnailId} />
      <span className="max-desk:hidden">{name}</span>
      <Icon name="chevron-down" size="s" className="max-desk:hidden" />
    </>
  )
  return (
    <Disclosure className="topbar-link" label={t('SHELL.USER_MENU', { name })} face={face}>
      {(close) => (
        <>
          {switchPerson && (
            <button
              type="button"
              className="menu-item"
              aria-haspopup="dialog"
              onClick={() => {
                close()
                switchPerson()
              }}
            >
              <Icon name="users-round" />
              <span>{t('SHELL.SWITCH_PERSON')}</span>
            </button>
          )}
          <ThemeChoice />
          <button type="button" className="menu-item" onClick={signOut}>
            <Icon name="log-out" />
            <span>{t('SHELL.SIGN_OUT')}</span>
          </button>
        </>
      )}
    </Disclosure>
  )
}
