import { screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { testTenant } from '@portico/core/tenant/testTenant'
import es from './locales/es.json'
import { prepareEngines, removeCanvas, restoreEngines, seen, standIn } from './testing/engines'
import { heading, info, open, press, scan, setUpScan, stopTrack } from './testing/testScan'

setUpScan()
beforeEach(prepareEngines)
afterEach(restoreEngines)

/** How an engine reaches each end of a scan. */
interface Engine {
  id: string
  empty: () => string
  broken: () => string
  unavailable: () => string
  /** The code that a page of a broken engine shows. */
  code: string
}

const engines: readonly Engine[] = [
  {
    id: 'own',
    empty: () => ((seen.subject = 'photograph'), 'none'),
    broken: () => ((seen.subject = 'broken'), 'none'),
    unavailable: () => (removeCanvas(), 'none'),
    code: 'scanner-WORKER',
  },
  {
    id: 'sdk',
    empty: () => 'sandbox-empty',
    broken: () => 'sandbox-broken',
    unavailable: () => 'wrong',
    code: 'scanner-3004',
  },
]

describe.each(engines)('the way through a scan with the engine $id', ({ id, ...engine }) => {
  const outcome = vi.fn<(input: unknown) => unknown>()
  const save = vi.fn<(input: unknown) => unknown>(() => ({ id: 1 }))
  beforeEach(() => {
    save.mockClear()
    outcome.mockReset().mockImplementation((input) => {
      const { status } = (input as { body: { status: string } }).body
      return { ...scan, status, tokens: status === 'measured' ? 7 : 12 }
    })
  })

  const openCamera = async (licenseKey = 'sandbox') => {
    const answers = {
      'GET api/videoVitalTest': { ...info, licenseKey, processingTime: 1 },
      'PUT api/scans/{id}/outcome': outcome,
      'POST api/vital-signs-measurements/save-measure': save,
    }
    await open(answers, { engineId: id, addresses: { ...testTenant.addresses, scanSdk: standIn } })
    await press(es['SCAN.OPEN'])
  }
  const measure = async () => {
    await screen.findByText(es['SCAN.READY'])
    await press(es['SCAN.START'])
    await heading(es['SCAN.MEASURING'])
  }

  it('VITAL-008 leads from the camera to a result that is paid once and saved once', async () => {
    await openCamera()
    await measure()
    expect(outcome).not.toHaveBeenCalled()
    await heading(es['SCAN.DONE'])
    expect(outcome).toHaveBeenCalledOnce()
    expect(outcome.mock.calls[0]).toMatchObject([{ body: { status: 'measured' } }])
    expect(stopTrack).toHaveBeenCalled()
    const pulse = screen.getByRole('region', { name: es['SCAN.FIELD.heartRate'] })
    expect(Number(/\d+/.exec(pulse.textContent)?.[0])).toBeGreaterThan(40)
    await press(es['SCAN.SAVE'])
    await screen.findByText(es['SCAN.SAVED'])
    expect(save).toHaveBeenCalledOnce()
    expect(save.mock.calls[0]).toMatchObject([{ body: { origin: 'camera' } }])
  })

  it('VITAL-010 is stopped only while it measures, which releases the camera and gives no result', async () => {
    await openCamera()
    await screen.findByText(es['SCAN.READY'])
    expect(screen.queryByRole('button', { name: es['SCAN.STOP'] })).toBeNull()
    await measure()
    await press(es['SCAN.STOP'])
    expect(stopTrack).toHaveBeenCalled()
    expect(outcome).not.toHaveBeenCalled()
  })

  it('gives no number without a pulse, costs nothing, and can be tried again', async () => {
    await openCamera(engine.empty())
    await measure()
    await heading(es['SCAN.REFUSED'])
    expect(screen.getByText(es['SCAN.REASON.noPulse'])).toBeTruthy()
    const refused = { status: 'refused', reason: 'noPulse' }
    await vi.waitFor(() => expect(outcome.mock.calls).toMatchObject([[{ body: refused }]]))
    expect(screen.queryByRole('region', { name: es['SCAN.FIELD.heartRate'] })).toBeNull()
    await press(es['SCAN.AGAIN'])
    expect(document.activeElement).toBe(await screen.findByRole('button', { name: es['SCAN.OPEN'] }))
  })

  it('ERR-045 says that its session could not be created', async () => {
    await openCamera(engine.unavailable())
    await heading(es['SCAN.REFUSED'])
    expect(screen.getByText(es['VIDEO_VITALS_TEST.ERRORS.ERROR_CREATING_SESSION_WITH_MESSAGE'])).toBeTruthy()
    await vi.waitFor(() => expect(outcome.mock.calls).toMatchObject([[{ body: { status: 'refused' } }]]))
  })

  it('ERR-046 shows the code of a failure', async () => {
    await openCamera(engine.broken())
    await measure()
    await heading(es['SCAN.REFUSED'])
    expect(screen.getByText(engine.code)).toBeTruthy()
    await vi.waitFor(() => expect(outcome.mock.calls).toMatchObject([[{ body: { status: 'refused' } }]]))
  })
})
