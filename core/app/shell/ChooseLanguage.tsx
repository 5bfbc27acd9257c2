import { useLanguage } from '../../i18n/useLanguage'
import { useText } from '../../i18n/useText'
import { ChoiceCards } from '../../ui/ChoiceCards'
import { Dialog } from '../../ui/Dialog'

/** Each language by its own name. */
const names = { es: 'Español', en: 'English' } as const

/** The choose-language dialog (SHELL-030): the choice holds at once, and everything stays as it was. */
export default function ChooseLanguage({ onClose }: { onClose: () => void }) {
  const t = useText()
  const { language, languages, setLanguage } = useLanguage()
  return (
    <Dialog title={t('SHELL.LANGUAGE_TITLE')} isOpen onClose={onClose}>
      <p className="muted">{t('SHELL.LANGUAGE_TEXT')}</p>
      <ChoiceCards
        label={t('SHELL.LANGUAGE_TITLE')}
        hideLabel
        value={language}
        onChange={(chosen) => void setLanguage(chosen).then(onClose)}
        options={languages.map((one) => ({ value: one, title: names[one] }))}
      />
    </Dialog>
  )
}
