import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { initTexts } from '../../../i18n/i18n'
import { TenantProvider } from '../../../tenant/useTenant'
import { testTenant } from '../../../tenant/testTenant'
import { PasswordField } from './PasswordField'
import { PasswordRules } from './PasswordRules'

beforeAll(() => initTexts('es'))
afterEach(cleanup)

it('AUTH-026 a password is hidden until its button shows it', () => {
  render(<PasswordField label="Contraseña" value="Olivo" autoComplete="new-password" onChange={() => {}} />)
  const input = screen.getByLabelText('Contraseña')
  const button = screen.getByRole('button', { name: 'Mostrar la contraseña' })
  expect([input.getAttribute('type'), input.getAttribute('autocomplete')]).toEqual([
    'password',
    'new-password',
  ])
  fireEvent.click(button)
  expect([input.getAttribute('type'), button.getAttribute('aria-pressed')]).toEqual(['text', 'true'])
})

it('AUTH-035 says by word and icon what a password has, and in a sentence what it lacks', async () => {
  const rules = (value: string) => (
    <TenantProvider tenant={testTenant}>
      <PasswordRules id="rules" value={value} />
    </TenantProvider>
  )
  const { rerender } = render(rules(''))
  expect(screen.getByRole('status').textContent).toBe('Debe tener:')
  rerender(rules('olivo verde'))
  expect(screen.getByRole('status').textContent, 'nobody is interrupted').toBe('Debe tener:')
  const stateOf = (text: string) => screen.getByText(text).closest('li')?.textContent
  expect([stateOf('Una minúscula'), stateOf('Un número')]).toEqual([
    'Una minúscula: ya está',
    'Un número: falta',
  ])
  await vi.waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe('Le faltan una mayúscula y un número.'),
  )
  rerender(rules('Olivo-verde-27'))
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe('Cumple todos los requisitos.'))
})

it('AUTH-035 a tenant’s own rule has no list of parts', () => {
  const tenant = { ...testTenant, patterns: { password: '.{12,}' } }
  render(
    <TenantProvider tenant={tenant}>
      <PasswordRules id="rules" value="Olivo1" />
    </TenantProvider>,
  )
  expect(screen.queryByRole('list')).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Todavía no cumple todos los requisitos.')
})
