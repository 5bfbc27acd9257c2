import { act, screen } from '@testing-library/react'
import { changeLanguage } from '../../core/i18n/i18n'
import en from '../../core/i18n/locales/en.json'
import es from '../../core/i18n/locales/es.json'

const sentences = [es['SHELL.EMERGENCY'], en['SHELL.EMERGENCY']]

/** What `findEmergencyLines` finds on a page that names the emergency number in each language. */
export const emergencyLines = sentences.map((sentence) => [`${sentence} 112`, 'tel:112'])

/** Finds the sentence with the emergency number in Spanish, then in English, and the address of its link. */
export async function findEmergencyLines(): Promise<unknown[]> {
  const spanish = await findLine()
  await act(() => changeLanguage('en'))
  const english = await findLine()
  await act(() => changeLanguage('es'))
  return [spanish, english]
}

async function findLine() {
  const link = await screen.findByRole('link', { name: '112' })
  return [link.closest('p')?.textContent, link.getAttribute('href')]
}
