import { operation, type Api } from '../../platform/http/api/operation'
import { measureIds } from '../measurements/measures'
import { writerOf } from '../measurements/patient'
import { listReadings, saveReading } from '../measurements/readings'
import { readAuthorization } from './cloud/connections'
import { registerCloud } from './cloud/routes'
import { forgetDevice, listDevices } from './devices'
import {
  lastOfDevice,
  saveActivity,
  saveHeart,
  saveOximeter,
  saveSleep,
  saveTensiometer,
  saveThermometer,
  saveWeight,
} from './records'

/** The devices of the subject and what they send. */
export function register(api: Api): void {
  operation(api, 'GET api/lifeVit/info', async (call) => ({
    authorization: await readAuthorization(call.db, writerOf(call), api.deviceProviders?.get(call.tenant.id)),
    devices: await listDevices(call.db, writerOf(call)),
  }))
  operation(api, 'GET api/lifeVit/records', (call) =>
    listReadings(call.db, writerOf(call), { origins: ['device', 'bluetooth'] }),
  )
  operation(api, 'POST api/lifeVit/records', (call) =>
    saveReading(call.db, writerOf(call), {
      ...call.body,
      origin: call.body.origin === 'bluetooth' ? 'bluetooth' : 'device',
    }),
  )
  operation(api, 'DELETE api/devices/{id}', async (call) => {
    await forgetDevice(call.db, writerOf(call), call.params.id)
    return undefined
  })
  registerRecords(api)
  registerLast(api)
  registerCloud(api)
}

function registerRecords(api: Api): void {
  operation(api, 'POST api/lifeVit/sleep', (call) => saveSleep(call.db, writerOf(call), call.body))
  operation(api, 'POST api/lifeVit/activity', (call) => saveActivity(call.db, writerOf(call), call.body))
  operation(api, 'POST api/lifeVit/heart', (call) => saveHeart(call.db, writerOf(call), call.body))
  operation(api, 'POST api/lifeVit/weight', (call) => saveWeight(call.db, writerOf(call), call.body))
  operation(api, 'POST api/lifeVit/oximeter', (call) => saveOximeter(call.db, writerOf(call), call.body))
  operation(api, 'POST api/lifeVit/thermometer', (call) =>
    saveThermometer(call.db, writerOf(call), call.body),
  )
  operation(api, 'POST api/lifeVit/tensiometer', (call) =>
    saveTensiometer(call.db, writerOf(call), call.body),
  )
}

function registerLast(api: Api): void {
  operation(api, 'GET api/lifeVit/oximeter/last', async (call) => {
    const last = await lastOfDevice(call.db, writerOf(call), measureIds.oxygen)
    if (!last) return null
    const { when, valueOf } = last
    return {
      ...when,
      measureSpO2: valueOf(measureIds.oxygen) ?? 0,
      measureLPM: valueOf(measureIds.heartRate),
    }
  })
  operation(api, 'GET api/lifeVit/thermometer/last', async (call) => {
    const last = await lastOfDevice(call.db, writerOf(call), measureIds.temperature)
    if (!last) return null
    const { when, valueOf } = last
    return { ...when, temperature: valueOf(measureIds.temperature) ?? 0, temperatureUnit: 'celsius' as const }
  })
  operation(api, 'GET api/lifeVit/tensiometer/last', async (call) => {
    const last = await lastOfDevice(call.db, writerOf(call), measureIds.systolic)
    if (!last) return null
    const { when, valueOf } = last
    return {
      ...when,
      systolic: valueOf(measureIds.systolic) ?? 0,
      diastolic: valueOf(measureIds.diastolic) ?? 0,
      pulse: valueOf(measureIds.heartRate),
    }
  })
}
