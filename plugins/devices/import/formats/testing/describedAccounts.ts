import type { DescribedFile } from './described'

const fit = 'https://developers.google.com/fit/datatypes/health'
const tidepool = 'https://github.com/tidepool-org/data-model/blob/master/device-data/types'

const nanoseconds = (date: string) => Date.parse(date) * 1_000_000

/** A point of Google Fit; a number with a fraction is `fpVal`, and one of a list is `intVal`. */
const point = (type: string, date: string, values: readonly object[]) =>
  JSON.stringify({
    'Data Source': `derived:${type}:com.google.android.gms:merge`,
    'Data Points': [
      {
        fitValue: values.map((value) => ({ value })),
        originDataSourceId: 'raw:x',
        startTimeNanos: nanoseconds(date),
        endTimeNanos: nanoseconds(date),
        dataTypeName: type,
      },
    ],
  })

/** What the accounts of watches and portals write: JSON. */
export const describedAccounts: readonly DescribedFile[] = [
  {
    source: fit,
    what: 'Google Fit: glucose before a meal',
    name: 'derived_com.google.blood_glucose_merge.json',
    content: point('com.google.blood_glucose', '2026-10-12T06:00:00Z', [
      { fpVal: 5.4 },
      { intVal: 3 },
      { intVal: 2 },
    ]),
    format: 'googleFit',
    values: [['2026-10-12T06:00:00.000Z', { 11: 97.28 }, 'before']],
  },
  {
    source: `${fit}#blood_pressure`,
    what: 'Google Fit: a blood pressure, with the position of the body',
    name: 'derived_com.google.blood_pressure_merge.json',
    content: point('com.google.blood_pressure', '2026-10-12T06:00:00Z', [
      { fpVal: 128 },
      { fpVal: 82 },
      { intVal: 2 },
      { intVal: 3 },
    ]),
    format: 'googleFit',
    values: [['2026-10-12T06:00:00.000Z', { 2: 128, 3: 82 }]],
  },
  {
    source: `${fit}#body_temperature`,
    what: 'Google Fit: a temperature, whose second number is where it was measured and not a meal',
    name: 'derived_com.google.body.temperature_merge.json',
    content: point('com.google.body.temperature', '2026-10-12T06:00:00Z', [{ fpVal: 36.7 }, { intVal: 2 }]),
    format: 'googleFit',
    values: [['2026-10-12T06:00:00.000Z', { 9: 36.7 }]],
  },
  {
    source: `${tidepool}/smbg.md`,
    what: 'Tidepool: a finger, with the clock of its device beside the instant',
    name: 'tidepool.json',
    content: JSON.stringify([
      {
        type: 'smbg',
        subType: 'linked',
        units: 'mmol/L',
        value: 11.212510941911978,
        clockDriftOffset: 0,
        conversionOffset: 0,
        deviceId: 'DevId0987654321',
        deviceTime: '2026-05-04T01:18:06',
        time: '2026-05-04T08:18:06.425Z',
        timezoneOffset: -420,
        uploadId: 'SampleUploadId',
      },
    ]),
    format: 'tidepool',
    values: [['2026-05-04T08:18:06.425Z', { 11: 202 }]],
  },
  {
    source: `${tidepool}/cbg.md`,
    what: 'Tidepool: a sensor without a clock of its own, in mg/dL',
    name: 'tidepool.json',
    content: JSON.stringify([
      {
        type: 'cbg',
        units: 'mg/dL',
        value: 325,
        deviceId: 'DevId0987654321',
        time: '2026-05-04T08:18:04.889Z',
        uploadId: 'SampleUploadId',
      },
    ]),
    format: 'tidepool',
    values: [['2026-05-04T08:18:04.889Z', { 11: 325 }]],
  },
  {
    source: 'https://github.com/oliexdev/openScale/issues/879',
    what: 'Garmin: a weight in grams, in UTC with one digit of its second, among entries without one',
    name: '1234_userBioMetrics.json',
    content: JSON.stringify([
      { metaData: { sequence: 1 } },
      { weight: { weight: 71_400, timestampGMT: '2026-08-01T05:10:20.0', sourceType: 'MANUAL' } },
    ]),
    format: 'garmin',
    values: [['2026-08-01T05:10:20.000Z', { 8: 71.4 }]],
  },
  {
    source: 'https://github.com/tcgoetz/GarminDB',
    what: 'Garmin: a night, and one that the watch has not measured',
    name: '2026-08-01_2026-08-31_1_sleepData.json',
    content: JSON.stringify([
      {
        calendarDate: '2026-08-02',
        sleepStartTimestampGMT: '2026-08-01T21:30:00.0',
        sleepEndTimestampGMT: '2026-08-02T04:30:00.0',
        deepSleepSeconds: 3600,
        lightSleepSeconds: 14_400,
        remSleepSeconds: 5400,
        awakeSleepSeconds: 1800,
      },
      { calendarDate: '2026-08-03' },
    ]),
    format: 'garmin',
    values: [['2026-08-02T04:30:00.000Z', { 6: 23_400, 12: 3600, 13: 14_400 }]],
  },
  {
    source: 'https://dev.fitbit.com/build/reference/web-api/sleep/get-sleep-log-by-date/',
    what: 'Fitbit: a night at the clock of the person, with the minutes of its stages',
    name: 'sleep-2026-03-01.json',
    content: JSON.stringify([
      {
        dateOfSleep: '2026-03-02',
        startTime: '2026-03-01T23:30:00.000',
        endTime: '2026-03-02T07:00:00.000',
        minutesAsleep: 410,
        minutesAwake: 40,
        levels: {
          summary: {
            deep: { count: 5, minutes: 80, thirtyDayAvgMinutes: 69 },
            light: { count: 32, minutes: 240, thirtyDayAvgMinutes: 202 },
            rem: { count: 11, minutes: 90, thirtyDayAvgMinutes: 87 },
            wake: { count: 30, minutes: 40, thirtyDayAvgMinutes: 55 },
          },
        },
        mainSleep: true,
      },
    ]),
    format: 'fitbit',
    values: [['2026-03-02T06:00:00.000Z', { 6: 24_600, 12: 4800, 13: 14_400 }]],
  },
]
