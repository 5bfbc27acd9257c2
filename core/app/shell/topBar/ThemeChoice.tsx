import { useId } from 'react'
import { useText } from '../../../i18n/useText'
import '../../../ui/forms/Checkbox.css'
import { chooseTheme, themes, useTheme } from './colorScheme'

const labels = {
  light: 'SHELL.THEME_LIGHT',
  dark: 'SHELL.THEME_DARK',
  system: 'SHELL.THEME_SYSTEM',
} as const

/** The choice of the colour scheme: light, dark or system. */
export function ThemeChoice() {
  const t = useText()
  const chosen = useTheme()
  const name = useId()
  return (
    <fieldset className="themes">
      <legend className="menu-title">{t('SHELL.THEME')}</legend>
      {themes.map((theme) => (
        <label key={theme} className="check">
          <input type="radio" name={name} checked={theme === chosen} onChange={() => chooseTheme(theme)} />
          {t(labels[theme])}
        </label>
      ))}
    </fieldset>
  )
}
