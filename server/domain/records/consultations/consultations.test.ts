// @vitest-environment node
import { describe, expect, it } from 'vitest'
import type {
  ComplementaryTest,
  Consultation,
  ConsultationMonth,
  Receipt,
} from '../../../../schemas/generated/entities'
import { personId } from '../../../demo/people/personRow'
import { ruleDatabases } from '../../../test/databases'
import { testClinic } from '../../../test/clinic/testClinic'

describe.each(ruleDatabases)('consultations on %s', (database) => {
  const { call: luis, clinic } = testClinic(database, 'luis@portico.test')

  const months = async () => (await luis('GET', 'api/consultations')).body as ConsultationMonth[]
  const latest = async () => (await months())[0]?.consultations[0]?.id ?? 0

  it('REC-060 REC-031 consultations are listed by month, the latest first, and a series once', async () => {
    const found = await months()
    expect(found.map(({ consultations }) => consultations.map(({ specialty }) => specialty))).toEqual([
      ['Cardiología'],
      ['Medicina de familia'],
    ])
    expect(found[0]?.consultations[0]).toMatchObject({
      reviewCount: 2,
      hasReport: true,
      year: found[0]?.year,
      month: found[0]?.month,
      sourceConsultationId: expect.any(Number) as number,
    })
    for (const { year, month, consultations } of found)
      expect(consultations[0]?.date?.slice(0, 7)).toBe(`${year}-${String(month).padStart(2, '0')}`)
  })

  it('REC-061 REC-062 REC-063 REC-064 the reviews of a series can be followed in both directions', async () => {
    const id = await latest()
    const path = `api/consultations/${id}`
    expect((await luis('GET', `${path}/review-number`)).body).toBe(2)
    expect((await luis('GET', `${path}/next-review/patient`)).status).toBe(404)
    const first = (await luis('GET', `${path}/previous-review/patient`)).body as Consultation
    expect((await luis('GET', `${path}/patient`)).body).toMatchObject({ id, sourceConsultationId: first.id })
    expect(first).toMatchObject({
      sourceConsultationId: null,
      reviewCount: 2,
      reason: 'Control de la tensión.',
    })
    expect((await luis('GET', `api/consultations/${first.id}/review-number`)).body).toBe(1)
    expect((await luis('GET', `api/consultations/${first.id}/previous-review/patient`)).status).toBe(404)
    expect((await luis('GET', `api/consultations/${first.id}/next-review/patient`)).body).toMatchObject({
      id,
    })
  })

  it('REC-075 the report of a consultation is downloaded', async () => {
    const { headers, body } = await luis('GET', `api/consultations/${await latest()}/patient/download`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="Informe-de-cardiologia.pdf"; filename*=UTF-8''Informe%20de%20cardiolog%C3%ADa.pdf`,
    )
    expect(String(body)).toMatch(/^%PDF-/)
  })

  it('REC-080 REC-027 REC-076 valid prescriptions come first, and each is downloaded', async () => {
    const receipts = (await luis('GET', 'api/receipts')).body as Receipt[]
    expect(receipts.map(({ isExpired }) => isExpired)).toEqual([false, false, true])
    expect(receipts.find(({ prescriptionType }) => prescriptionType === 'Enalapril')).toMatchObject({
      singleDose: '1 comprimido',
      dose: '20 mg',
      posology: 24,
      posologyTime: 1,
    })
    const file = await luis('GET', `api/receipt-documents/${receipts[0]?.id}`)
    expect(file.headers['content-disposition']).toBe('attachment; filename="Receta-de-Bisoprolol.pdf"')
    expect(String(file.body)).toMatch(/^%PDF-/)
  })

  it('REC-057 REC-058 REC-059 REC-028 ERR-039 ERR-040 tests need a proven identity and a patient that the hospital knows', async () => {
    const where = `where tenant = 'one' and id = '${personId('one', 'luis')}'`
    await clinic().db.exec(`update person set verified_at = null, external_id = null ${where}`)
    expect((await luis('GET', 'api/complementarytests')).body).toEqual({ message: 'USER_NOT_VERIFIED' })
    await clinic().db.exec(`update person set verified_at = now() ${where}`)
    expect((await luis('GET', 'api/complementarytests')).body).toEqual({ message: 'NHC_NOT_FOUND' })
    await clinic().db.exec(`update person set external_id = 'nhc-luis' ${where}`)
    const [test] = (await luis('GET', 'api/complementarytests')).body as ComplementaryTest[]
    await clinic().db.exec(`update person set verified_at = null ${where}`)
    for (const path of [`${test?.id}`, `download?documentId=${test?.documentId}`])
      expect((await luis('GET', `api/complementarytests/${path}`)).body).toEqual({
        message: 'USER_NOT_VERIFIED',
      })
    await clinic().db.exec(`update person set verified_at = now() ${where}`)
    expect(test).toMatchObject({
      complementaryTestType: 'Analítica de sangre',
      documentFilename: 'Resultado de la analítica.pdf',
    })
    expect((await luis('GET', `api/complementarytests/${test?.id}`)).body).toEqual(test)
    const download = await luis('GET', `api/complementarytests/download?documentId=${test?.documentId}`)
    expect([download.status, String(download.body).slice(0, 5)]).toEqual([200, '%PDF-'])
  })
})
