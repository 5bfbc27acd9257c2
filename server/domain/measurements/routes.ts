import { operation, type Api } from '../../platform/http/api/operation'
import { orNotFound } from '../../platform/errors/orNotFound'
import { noteReading, reasonOf } from '../people/noteReading'
import { requirePatient } from '../records/patients/patients'
import { localDay } from '../shared/zone'
import { readGlucoseRanges } from './glucoseRanges'
import { importReadings } from './importReadings'
import { listImports, removeImport, startImport } from './imports'
import { readLast, readLastActivity, readLastNight, readLastReading } from './lastValues'
import { measureIds } from './measures'
import { readMeasureValues } from './measureValues'
import { writerOf } from './patient'
import { readLastValues, readPatientSeries } from './patientSeries'
import { confirmReading } from './confirmedReadings'
import { correctReading, findReading, listReadings, removeReading, saveReading } from './readings'
import { readActivity, readPressure, readSimple, readSleep } from './series'

/** The measurements of the subject. */
export function register(api: Api): void {
  registerSeries(api)
  registerLastValues(api)
  registerReadings(api)
  registerPatients(api)
}

/** What professionals read, refused and recorded like the clinical records (decision 935). */
function registerPatients(api: Api): void {
  operation(api, 'GET api/patients/{patientId}/measurements', async (call) => {
    const patient = await requirePatient(call, call.params.patientId)
    const values = await readLastValues(call.db, { tenant: call.tenant.id, patient: patient.id })
    await noteReading(call, patient.id, { action: 'measurements', reason: reasonOf(patient) })
    return values
  })
  operation(api, 'POST api/patients/{patientId}/measurements/{series}', async (call) => {
    const patient = await requirePatient(call, call.params.patientId)
    const key = { tenant: call.tenant.id, patient: patient.id }
    const found = await readPatientSeries(call.db, key, call.params.series, call.body)
    await noteReading(call, patient.id, { action: 'measurements', reason: reasonOf(patient) })
    return found
  })
  operation(api, 'GET api/patients/{patientId}/measurements/glucose-ranges', async (call) => {
    const patient = await requirePatient(call, call.params.patientId)
    const key = { tenant: call.tenant.id, patient: patient.id }
    const date = call.query.date ?? localDay(writerOf(call).zone, call.now.getTime())
    const found = await readGlucoseRanges(call.db, key, date)
    await noteReading(call, patient.id, { action: 'measurements', reason: reasonOf(patient) })
    return found
  })
}

function registerSeries(api: Api): void {
  operation(api, 'POST api/vital-signs-measurements/oxigen', async (call) => {
    const { samples, ...rest } = await readSimple(call.db, writerOf(call), call.body, measureIds.oxygen)
    return { bloodOxigenSamples: samples, ...rest }
  })
  operation(api, 'POST api/vital-signs-measurements/glucose', async (call) => {
    const { samples, ...rest } = await readSimple(call.db, writerOf(call), call.body, measureIds.glucose)
    return { glucoseSamples: samples, ...rest }
  })
  operation(api, 'GET api/vital-signs-measurements/glucose-ranges', (call) => {
    const writer = writerOf(call)
    return readGlucoseRanges(call.db, writer, call.query.date ?? localDay(writer.zone, call.now.getTime()))
  })
  operation(api, 'POST api/vital-signs-measurements/hr', async (call) => {
    const { samples, ...rest } = await readSimple(call.db, writerOf(call), call.body, measureIds.heartRate)
    return { bpmSamples: samples, ...rest }
  })
  operation(api, 'POST api/vital-signs-measurements/temperature', async (call) => {
    const found = await readSimple(call.db, writerOf(call), call.body, measureIds.temperature)
    const { samples, sources, min, max, average } = found
    return { temperatureSamples: samples, sources, min, max, mean: average }
  })
  operation(api, 'POST api/vital-signs-measurements/weight', async (call) => {
    const found = await readSimple(call.db, writerOf(call), call.body, measureIds.weight)
    const { samples, sources, min, max, average } = found
    return { weightMonthSamples: samples, sources, minWeight: min, medWeight: average, maxWeight: max }
  })
  operation(api, 'POST api/vital-signs-measurements/blood-pressure', (call) =>
    readPressure(call.db, writerOf(call), call.body),
  )
  operation(api, 'POST api/vital-signs-measurements/sleep', (call) =>
    readSleep(call.db, writerOf(call), call.body),
  )
  operation(api, 'POST api/vital-signs-measurements/activity', (call) =>
    readActivity(call.db, writerOf(call), call.body),
  )
}

function registerLastValues(api: Api): void {
  const base = 'GET api/vital-signs-measurements'
  operation(api, `${base}/last-oxigen`, async (call) => {
    const { when, value, min, average, max } = await readLast(call.db, writerOf(call), measureIds.oxygen)
    const range = { minBloodOxigen: min, medBloodOxigen: average, maxBloodOxigen: max }
    return { ...when, bloodOxigen: value, ...range }
  })
  operation(api, `${base}/last-glucose`, async (call) => {
    const { when, value, min, average, max } = await readLast(call.db, writerOf(call), measureIds.glucose)
    return { ...when, glucose: value, minGlucose: min, medGlucose: average, maxGlucose: max }
  })
  operation(api, `${base}/last-hr`, async (call) => {
    const { when, value, min, average, max } = await readLast(call.db, writerOf(call), measureIds.heartRate)
    return { ...when, lpm: value, minLpm: min, medLpm: average, maxLpm: max }
  })
  operation(api, `${base}/last-temperature`, async (call) => {
    const found = await readLast(call.db, writerOf(call), measureIds.temperature)
    const { when, value, min, average, max } = found
    return { ...when, lastTemperature: value, min, mean: average, max }
  })
  operation(api, `${base}/last-weight`, async (call) => {
    const { when, value, min, average, max } = await readLast(call.db, writerOf(call), measureIds.weight)
    return { ...when, lastWeight: value, minWeight: min, medWeight: average, maxWeight: max }
  })
  registerLastReadings(api)
}

function registerLastReadings(api: Api): void {
  const base = 'GET api/vital-signs-measurements'
  operation(api, `${base}/last-sleep`, async (call) => {
    const { when, total, deep, light, min, average, max } = await readLastNight(call.db, writerOf(call))
    return {
      ...when,
      totalSleep: total,
      deepSleep: deep,
      lightSleep: light,
      sleepTimeMin: min,
      sleepTimeMean: average,
      sleepTimeMax: max,
    }
  })
  operation(api, `${base}/last-blood-pressure`, async (call) => {
    const { when, valueOf } = await readLastReading(call.db, writerOf(call), measureIds.systolic)
    const { systolic, diastolic, heartRate } = measureIds
    return { ...when, sys: valueOf(systolic), dias: valueOf(diastolic), lpm: valueOf(heartRate) }
  })
  operation(api, `${base}/last-activity`, (call) => readLastActivity(call.db, writerOf(call)))
}

function registerReadings(api: Api): void {
  const path = 'api/vital-signs-measurements'
  operation(api, `POST ${path}/save-measure`, (call) => saveReading(call.db, writerOf(call), call.body))
  operation(api, `POST ${path}/import`, (call) => {
    const { readings, importId } = call.body
    return importReadings(call.db, writerOf(call), readings, { importId })
  })
  operation(api, `GET ${path}/imports`, (call) => listImports(call.db, writerOf(call)))
  operation(api, `POST ${path}/imports`, (call) => startImport(call.db, writerOf(call), call.body))
  operation(api, `DELETE ${path}/imports/{id}`, (call) =>
    removeImport(call.db, writerOf(call), call.params.id),
  )
  operation(api, `GET ${path}/readings`, (call) =>
    listReadings(call.db, writerOf(call), { before: call.query.before }),
  )
  operation(api, `GET ${path}/values/{measure}`, (call) => {
    const { beforeTime: time, beforeId: id } = call.query
    const before = time === undefined || id === undefined ? undefined : { time, id }
    return readMeasureValues(call.db, writerOf(call), call.params.measure, before)
  })
  operation(api, `GET ${path}/readings/{id}`, async (call) =>
    orNotFound((await findReading(call.db, writerOf(call), call.params.id)) ?? undefined),
  )
  operation(api, `PUT ${path}/readings/{id}`, (call) =>
    correctReading(call.db, writerOf(call), call.params.id, call.body),
  )
  operation(api, `PUT ${path}/readings/{id}/confirmation`, async (call) => {
    await confirmReading(call.db, writerOf(call), call.params.id, call.body.isConfirmed)
    return undefined
  })
  operation(api, `DELETE ${path}/readings/{id}`, async (call) => {
    await removeReading(call.db, writerOf(call), call.params.id)
    return undefined
  })
}
