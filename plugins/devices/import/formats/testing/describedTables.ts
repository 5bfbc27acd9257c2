import { lines, type DescribedFile } from './described'

const careLinkHeader =
  'Index;Date;Time;New Device Time;BG Source;BG Reading (mg/dL);Linked BG Meter ID;Basal Rate (U/h);Bolus Volume Delivered (U);BWZ BG Input (mg/dL);Sensor Calibration BG (mg/dL);Sensor Glucose (mg/dL);ISIG Value;Event Marker'
const nightscout = 'https://github.com/nightscout/cgm-remote-monitor/blob/master/lib/server/swagger.yaml'

/** The same pressure in the diaries of one program. */
const diaries = [
  {
    issue: 322,
    what: 'a pressure whose date has the name of its month, with the time in a cell of its own',
    rows: lines('Date,Time,Systolic,Diastolic,Pulse', '20 Feb 2026,14:20,140,79,59'),
  },
  {
    issue: 294,
    what: 'a diary of blood pressure with short names of its columns',
    rows: lines('Date,Time,Sys,Dia,Pul', '2026-02-20,14:20,140,79,59'),
  },
].map(({ issue, what, rows }): DescribedFile => ({
  source: `https://github.com/derdilla/blood-pressure-monitor-fl/issues/${issue}`,
  what,
  name: 'bp.csv',
  content: rows,
  format: 'csv',
  values: [['2026-02-20T13:20:00.000Z', { 2: 140, 3: 79, 4: 59 }]],
}))

/** What people report about exports of other programs: tables below lines of their own, numbers and times as a country writes them. */
export const describedTables: readonly DescribedFile[] = [
  {
    source: 'https://cran.r-project.org/web/packages/aidR/vignettes/format-carelink.html',
    what: 'Medtronic CareLink: a table of the pump and one of the sensor in one file, with decimal commas',
    name: 'CareLink-Export.csv',
    content: lines(
      'Last Name;First Name;Patient ID;Start Date;End Date;Device;MiniMed 780G MMT-1886',
      'Inventada;Persona;;2026/03/01 00:00:00;2026/03/14 23:59:59;Serial Number;NG0000000',
      '',
      '-------;MiniMed 780G MMT-1886;Pump;NG0000000;-------',
      careLinkHeader,
      '0,00000;2026/03/05;06:24:38;;;143;;;;;;;;',
      '1,00000;2026/03/05;07:00:00;;;;;0,85;;;;;;',
      '2,00000;2026/03/05;07:10:00;;;;;;3,2;143;;;;',
      '-------;MiniMed 780G MMT-1886;Sensor;NG0000000;-------',
      careLinkHeader,
      '0,00000;2026/03/05;00:04:33;;;;;;;;;112;20,14;',
      '1,00000;2026/03/05;00:09:33;;;;;;;;;118;21,5;',
    ),
    format: 'careLink',
    values: [
      ['2026-03-05T05:24:38.000Z', { 11: 143 }],
      ['2026-03-04T23:04:33.000Z', { 11: 112 }],
      ['2026-03-04T23:09:33.000Z', { 11: 118 }],
    ],
  },
  {
    source: nightscout,
    what: 'Nightscout: a sensor, a finger, a calibration, and a code of a fault, which is no glucose',
    name: 'entries.json',
    content: JSON.stringify([
      {
        _id: 'a',
        type: 'sgv',
        sgv: 112,
        date: 1_790_060_400_000,
        direction: 'Flat',
        device: 'xDrip-DexcomG6',
      },
      { _id: 'b', type: 'sgv', sgv: 10, date: 1_790_060_700_000, device: 'xDrip-DexcomG6' },
      { _id: 'c', type: 'mbg', mbg: 118, date: 1_790_061_000_000, device: 'Contour' },
      { _id: 'd', type: 'cal', slope: 850, intercept: 30_000, scale: 1, date: 1_790_061_000_000 },
    ]),
    format: 'nightscout',
    values: [
      ['2026-09-22T07:00:00.000Z', { 11: 112 }],
      ['2026-09-22T07:10:00.000Z', { 11: 118 }],
    ],
  },
  {
    source: 'https://github.com/Medisana/vitadock-api/issues/33',
    what: 'VitaDock: a title before the header, units in the cells, and a last line whose quotes never end',
    name: 'cardio.csv',
    content: lines(
      '"Cardiodock"',
      '"Datum - Zeit";"Systole";"Diastole";"Puls";"Stimmung";"Aktivität";"Notiz"',
      '"16.12.2025 - 14:33";"135 mmHg";"83 mmHg";"83 bpm";"0";"2";"  "',
      '"16.12.2025 - 14:34";"139 mmHg";"81 mmHg";"85 bpm";"0";"2";"  "',
      '"16.12.2025 - 15:18";"144 mmHg";"92 mmHg";"78 bpm";"0";"2";"',
    ),
    format: 'csv',
    values: [
      ['2025-12-16T13:33:00.000Z', { 2: 135, 3: 83, 4: 83 }],
      ['2025-12-16T13:34:00.000Z', { 2: 139, 3: 81, 4: 85 }],
    ],
  },
  ...diaries,
  {
    source: 'https://www.unicode.org/reports/tr35/tr35-numbers.html#Number_Symbols',
    what: 'steps with spaces or apostrophes between thousands, as in France and Switzerland',
    name: 'pas.csv',
    content: lines(
      'Datum;Zeit;Steps',
      '13.10.2026;08:00;8 765',
      "14.10.2026;08:00;8'765",
      '15.10.2026;08:00;12\u202f034',
    ),
    format: 'csv',
    values: [
      ['2026-10-13T06:00:00.000Z', { 7: 8765 }],
      ['2026-10-14T06:00:00.000Z', { 7: 8765 }],
      ['2026-10-15T06:00:00.000Z', { 7: 12_034 }],
    ],
  },
  {
    source: 'https://www.unicode.org/reports/tr35/tr35-dates.html#Time_Data',
    what: 'a time with a point between hours and minutes, as in Finland and Italy, below a title with a comma',
    name: 'verenpaine.csv',
    content: lines('Mittaukset, 2026', 'Datum;Zeit;Sys;Dia;Puls', '13.10.2026;8.15;128;79;61'),
    format: 'csv',
    values: [['2026-10-13T06:15:00.000Z', { 2: 128, 3: 79, 4: 61 }]],
  },
]
