import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ApiError } from '../../http/apiError'
import { testTenant } from '../../tenant/testTenant'
import { readCopy, type OfflineCopy } from '../offline/copy'
import { BootError } from './bootError'
import { faultContent } from './faultContent'

vi.mock('../offline/copy')
vi.mock('../../tenant/loadTenant', () => ({
  loadTenant: async () => ({ ...testTenant, emergencyNumber: '112', support: { phone: '900 123 456' } }),
}))

const copy: OfflineCopy = {
  language: 'es',
  contents: [
    {
      title: 'Próximas citas',
      empty: 'Ninguna',
      items: [{ title: 'Lunes 11-01-2027, 10:30', lines: ['Dra. Inés Corral', 'En persona · Centro Norte'] }],
      at: Date.parse('2027-01-10T09:05:00Z'),
    },
    {
      title: 'Alergias',
      empty: 'Ninguna alergia conocida',
      items: [],
      at: Date.parse('2027-01-10T09:05:00Z'),
    },
  ],
}
const noServer = () => new BootError('config', new ApiError(0, 'NETWORK'), 'https://clinic.test/api/config')

beforeEach(() => void vi.mocked(readCopy).mockResolvedValue(copy))
afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

it('without a connection the page shows what the person read last, with its time', async () => {
  render(<>{await faultContent(noServer(), 'es')}</>)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Sin conexión')
  const appointments = screen.getByRole('region', { name: 'Próximas citas' })
  expect(appointments.textContent).toContain('Lunes 11-01-2027, 10:30')
  expect(appointments.textContent).toContain('En persona · Centro Norte')
  expect(appointments.textContent).toMatch(/Leído el 10-01-2027, \d\d:05/)
  expect(screen.getByRole('region', { name: 'Alergias' }).textContent).toContain('Ninguna alergia conocida')
  expect(screen.getByRole('link', { name: '112' }).getAttribute('href')).toBe('tel:112')
  expect(screen.getByRole('link', { name: '900 123 456' })).toBeTruthy()
})

it('where nothing was read, or something else failed, the page says which step', async () => {
  render(<>{await faultContent(new BootError('config', new Error('bad answer')), 'es')}</>)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No hemos podido abrir el portal')
  expect(readCopy).not.toHaveBeenCalled()
  cleanup()
  vi.mocked(readCopy).mockResolvedValue(null)
  render(<>{await faultContent(noServer(), 'es')}</>)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('No hemos podido abrir el portal')
})
