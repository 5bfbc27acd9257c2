import { useLanguage } from '../../../i18n/useLanguage'
import { useText } from '../../../i18n/useText'
import { Icon } from '../../../ui/media/Icon'
import { chooseLanguage, openModal } from '../../modals'

/** The current language, and a button to change it; renders nothing if the tenant has one language. */
export function LanguageButton() {
  const t = useText()
  const { language, languages } = useLanguage()
  if (languages.length < 2) return null
  return (
    <button
      type="button"
      className="topbar-link"
      aria-haspopup="dialog"
      aria-label={t('SHELL.LANGUAGE')}
      onClick={() => openModal(chooseLanguage)}
    >
      <Icon name="globe" />
      <span>{language.toUpperCase()}</span>
    </button>
  )
}
