import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ManifestError } from '../../tenant/manifestError'
import { BootError } from './bootError'
import { FaultPage } from './FaultPage'

test('C-012 a server that does not answer shows a plain message with a retry', () => {
  const onRetry = vi.fn<() => void>()
  render(<FaultPage error={new BootError('config', new Error('NETWORK'))} language="es" onRetry={onRetry} />)
  expect(screen.getByRole('heading').textContent).toBe('No hemos podido abrir el portal')
  expect(screen.getByText(/El servidor no responde/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Volver a intentarlo' }))
  expect(onRetry).toHaveBeenCalledOnce()
})

test('an invalid manifest shows file, path, expected and actual value for operators', () => {
  const fault = new ManifestError('tenant/tenant.json', '/languages', 'a list of languages', '"es"')
  render(<FaultPage error={new BootError('tenant', fault)} language="en" onRetry={() => {}} />)
  for (const text of ['tenant/tenant.json', '/languages', 'a list of languages', '"es"']) {
    expect(screen.getByText(text)).toBeTruthy()
  }
})
