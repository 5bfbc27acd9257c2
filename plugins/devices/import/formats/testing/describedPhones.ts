import { strToU8, zipSync } from 'fflate'
import { lines, type DescribedFile } from './described'

const takeout = 'https://github.com/blakster/air-health/blob/main/docs/takeout-format.md'
const zepp = 'https://github.com/santos-sanz/zepp-viewer/blob/main/src/lib/data-loader.ts'
const samsung = 'https://github.com/bastide/galaxy_watch_data'

const sleeps =
  'sleep_id,sleep_type,minutes_in_sleep_period,minutes_after_wake_up,minutes_to_fall_asleep,minutes_asleep,minutes_awake,minutes_longest_awakening,minutes_to_persistent_sleep,start_utc_offset,sleep_start,end_utc_offset,sleep_end,data_source,algorithm_version,sleep_created,sleep_last_updated'
const sleepStages =
  'sleep_id,sleep_stage_id,sleep_stage_type,start_utc_offset,sleep_stage_start,end_utc_offset,sleep_stage_end,data_source,algorithm_version,sleep_stage_created,sleep_stage_last_updated'

const HOUR = 3600

/** What the accounts of telephones and wristbands write: tables in a ZIP file, or one by one. */
export const describedPhones: readonly DescribedFile[] = [
  {
    source: takeout,
    what: 'Google Health: the pulse of a band, with a rate of the whole day that is no measurement',
    name: 'takeout.zip',
    content: zipSync({
      'Takeout/Google Health/Physical Activity_GoogleData/Heart Rate/heart_rate_2026-10-06.csv': strToU8(
        lines('timestamp,beats per minute,data source', '2026-10-06T03:55:00Z,71.0,Google Fitbit Air'),
      ),
      'Takeout/Google Health/Physical Activity_GoogleData/Daily Resting Heart Rate/daily_resting_heart_rate.csv':
        strToU8(
          lines('timestamp,beats per minute,data source', '2026-10-06T00:00:00Z,58.2,Google Health App'),
        ),
      'Takeout/Google Health/Account Changes/Account_Access_Events_1.csv': strToU8(
        lines('timestamp,steps', '2026-10-06T00:00:00Z,123'),
      ),
    }),
    format: 'fitbit',
    values: [['2026-10-06T03:55:00.000Z', { 4: 71 }]],
  },
  {
    source: `${takeout}#31-physical-activity_googledatafamilyfamily_yyyy-mm-ddcsv`,
    what: 'Google Health: steps with fractions of a second, without the minutes that have none',
    name: 'steps_2026-10-01.csv',
    content: lines(
      'timestamp,steps,data source',
      '2026-10-06T04:00:00.000Z,87,MobileTrack',
      '2026-10-06T04:01:00.000Z,0,MobileTrack',
    ),
    format: 'fitbit',
    values: [['2026-10-06T04:00:00.000Z', { 7: 87 }]],
  },
  {
    source: `${takeout}#4-data-sources-and-devices`,
    what: 'Google Health: a weight in grams, with microseconds',
    name: 'weight.csv',
    content: lines(
      'timestamp,weight grams,data source',
      '2026-10-06T05:00:00.500000Z,70500,Google Health App',
    ),
    format: 'fitbit',
    values: [['2026-10-06T05:00:00.500Z', { 8: 70.5 }]],
  },
  {
    source: `${takeout}#32-health-fitness-data_googledatacsv`,
    what: 'Google Health: a night by its stages, and a nap without any, each once',
    name: 'sleep.zip',
    content: zipSync({
      'Health Fitness Data_GoogleData/UserSleeps_2026-10-01.csv': strToU8(
        lines(
          sleeps,
          '1,STAGES,240,0,5,210,30,12,9,+02:00,2026-10-05T22:00:00Z,+02:00,2026-10-06T02:00:00Z,GOOGLE_FITBIT_AIR,3,,',
          '2,CLASSIC,50,0,0,45,5,5,0,+02:00,2026-10-06T13:00:00Z,+02:00,2026-10-06T13:50:00Z,MANUAL,3,,',
        ),
      ),
      'Health Fitness Data_GoogleData/UserSleepStages_2026-10-01.csv': strToU8(
        lines(
          sleepStages,
          '1,1,LIGHT,+02:00,2026-10-05T22:00:00Z,+02:00,2026-10-05T23:30:00Z,GOOGLE_FITBIT_AIR,3,,',
          '1,2,AWAKE,+02:00,2026-10-05T23:30:00Z,+02:00,2026-10-06T00:00:00Z,GOOGLE_FITBIT_AIR,3,,',
          '1,3,DEEP,+02:00,2026-10-06T00:00:00Z,+02:00,2026-10-06T01:00:00Z,GOOGLE_FITBIT_AIR,3,,',
          '1,4,REM,+02:00,2026-10-06T01:00:00Z,+02:00,2026-10-06T02:00:00Z,GOOGLE_FITBIT_AIR,3,,',
          '2,5,ASLEEP,+02:00,2026-10-06T13:00:00Z,+02:00,2026-10-06T13:50:00Z,DERIVED,3,,',
        ),
      ),
    }),
    format: 'fitbit',
    values: [
      ['2026-10-06T13:50:00.000Z', { 6: 0.75 * HOUR }],
      ['2026-10-05T23:30:00.000Z', { 6: 1.5 * HOUR, 13: 1.5 * HOUR }],
      ['2026-10-06T01:00:00.000Z', { 6: HOUR, 12: HOUR }],
      ['2026-10-06T02:00:00.000Z', { 6: HOUR }],
    ],
  },
  {
    source: zepp,
    what: 'Zepp Life: the pulse of a band, at the clock of the person',
    name: 'HEARTRATE_AUTO_1789000000.csv',
    content: `\uFEFF${lines('date,time,heartRate', '2026-09-24,08:00,60', '2026-09-24,08:10,null')}`,
    format: 'zeppLife',
    values: [['2026-09-24T06:00:00.000Z', { 4: 60 }]],
  },
  {
    source: `${zepp}#L32`,
    what: 'Zepp Life: a night with REM, and a day without sleep',
    name: 'SLEEP_1789000000.csv',
    content: lines(
      'date,deepSleepTime,shallowSleepTime,wakeTime,start,stop,REMTime,naps',
      '2026-09-24,95,260,12,2026-09-23 22:40:00+0000,2026-09-24 05:10:00+0000,40,"[{""start"":""14:00""}]"',
      '2026-09-25,0,0,0,2026-09-25 00:00:00+0000,2026-09-25 00:00:00+0000,0,',
    ),
    format: 'zeppLife',
    values: [['2026-09-24T05:10:00.000Z', { 6: 395 * 60, 12: 95 * 60, 13: 260 * 60 }]],
  },
  {
    source: `${zepp}#L72`,
    what: 'Zepp Life: weights of one person, without what the scale could not tell',
    name: 'BODY_1789000000.csv',
    content: lines(
      'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat',
      '2026-06-23 07:35:53+0000,67.8,180.0,20.9,14.422834,58.705936,2.9538348,1516.0,55.067486,6.0',
      '2026-06-24 04:33:57+0000,68.2,180.0,21.0,null,null,null,null,null,null',
    ),
    format: 'zeppLife',
    values: [
      ['2026-06-23T07:35:53.000Z', { 8: 67.8 }],
      ['2026-06-24T04:33:57.000Z', { 8: 68.2 }],
    ],
  },
  {
    source: `${zepp}#L73`,
    what: 'Zepp Life: weights of a family, of which the file does not say who was on the scale',
    name: 'BODY_1789000001.csv',
    content: lines(
      'time,weight,height,bmi,fatRate,bodyWaterRate,boneMass,metabolism,muscleRate,visceralFat',
      '2026-06-23 07:35:53+0000,67.8,180.0,20.9,null,null,null,null,null,null',
      '2026-06-23 07:40:00+0000,21.4,112.0,17.1,null,null,null,null,null,null',
    ),
    format: 'zeppLife',
    values: [],
  },
  {
    source: samsung,
    what: 'Samsung Health: a pressure, below a line about the file and with the type of the record before its columns',
    name: 'com.samsung.shealth.blood_pressure.20260920.csv',
    content: lines(
      'com.samsung.shealth.blood_pressure,6210009,5',
      'com.samsung.health.blood_pressure.datauuid,com.samsung.health.blood_pressure.start_time,com.samsung.health.blood_pressure.systolic,com.samsung.health.blood_pressure.diastolic,com.samsung.health.blood_pressure.pulse,com.samsung.health.blood_pressure.mean',
      'abc,2026-09-20 08:00:00.000,128.0,82.0,65,97.0,',
    ),
    format: 'csv',
    values: [['2026-09-20T06:00:00.000Z', { 2: 128, 3: 82, 4: 65 }]],
  },
]
