import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { locale } from '@schemas/time/locale'
import { useLanguage } from '../i18n/useLanguage'
import './aria.css'

/**
 * react-aria adds a <style> for pressable elements unless an element of this id exists. The Content-Security-Policy
 * blocks such styles, so this module creates an element with that id, and aria.css contains the rule. docs/decisions/402.
 */
const id = 'react-aria-pressable-style'

function claimPressableStyle(page: Document = document): void {
  if (page.getElementById(id)) return
  const mark = page.createElement('meta')
  mark.id = id
  page.head.append(mark)
}

claimPressableStyle()

/** Wraps every react-aria component, so that it uses the portal's language. */
export function AriaLocale({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  return <I18nProvider locale={locale(language)}>{children}</I18nProvider>
}
