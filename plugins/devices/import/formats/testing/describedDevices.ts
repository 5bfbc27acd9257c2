import { lines, type DescribedFile } from './described'

const withings = 'https://github.com/Handballfreak/WithingsData/blob/master'
const contour = 'https://github.com/steve8x8/Contour-NS/blob/master/csv2bloodg'
const openScale = 'https://github.com/oliexdev/openScale/issues'

/** What meters of glucose, blood pressure monitors, scales and watches write. */
export const describedDevices: readonly DescribedFile[] = [
  {
    source: 'https://github.com/seafea/MySugrCSVAnalyzer',
    what: 'mySugr in English, with tags and months by name',
    name: 'mySugr_data_2026_08_07.csv',
    content: lines(
      '"Date","Time","Tags","Blood Glucose Measurement (mg/dL)","Insulin Injection Units (Pen)","Activity Intensity (1: Cosy, 2: Ordinary, 3: Demanding)","Note"',
      '"Aug 7, 2026","9:42:20 AM","Office work,Tired,After the meal,Carbs guess,Breakfast","186","","",""',
      '"Aug 6, 2026","10:57:53 PM","","365","","",""',
      '"Aug 6, 2026","5:58:29 PM","Before the meal,Dinner","","","",""',
      '"Aug 5, 2026","6:46:29 PM","Eating out,Happy,Before the meal,Dinner","142","","","a, b"',
    ),
    format: 'mySugr',
    values: [
      ['2026-08-07T07:42:20.000Z', { 11: 186 }, 'after'],
      ['2026-08-06T20:57:53.000Z', { 11: 365 }],
      ['2026-08-05T16:46:29.000Z', { 11: 142 }, 'before'],
    ],
  },
  {
    source: contour,
    what: 'the app of Contour in German, with years of two digits',
    name: 'Contour_DE.csv',
    content: lines(
      '"#","Datum und Zeit","Messungen [mg/dL]","Mahlzeit-Markierung","Datenquelle","Notizen","Aktivität","Mahlzeit[BE]","Medikament","Ort"',
      '"1000","18.11.19 15:20",,"","Manuell","Snack (1.25)",,"2,00",,',
      '"1001","18.11.19 18:05","118","Vor der Mahlzeit","Messgerät",,,,,',
    ),
    format: 'contour',
    values: [['2019-11-18T17:05:00.000Z', { 11: 118 }, 'before']],
  },
  {
    source: contour,
    what: 'the app of Contour in English, with years of two digits',
    name: 'Contour_EN.csv',
    content: lines(
      '"#","Date and Time","Readings [mg/dL]","Meal Marker","Data Source","Notes","Activity","Meal[BE]","Medication","Location"',
      '"1000","11/18/19 15:20",,"","Manual","Snack (1.25)",,"2.00",,',
      '"1001","11/18/19 20:05","131","After Meal","Meter",,,,,',
      '"1002","11/19/19 07:05","92","Fasting","Meter",,,,,',
    ),
    format: 'contour',
    values: [
      ['2019-11-18T19:05:00.000Z', { 11: 131 }, 'after'],
      ['2019-11-19T06:05:00.000Z', { 11: 92 }, 'fasting'],
    ],
  },
  {
    source: 'https://github.com/glucometers-tech/glucometerutils',
    what: 'Accu-Chek Mobile, whose last name of a column has 197 spaces, with a control and marks of meals',
    name: 'U1.csv',
    content: lines(
      'Serial number;Download date;Download time;;;;;;;',
      'U1;08.10.2026;17:04;;;;;;;',
      `Date;Time;Result;Unit;Temperature warning;Out of target range;Other;Before meal;After meal;Control test${' '.repeat(197)}`,
      '13.10.2026;08:00;104;mg/dl; ; ; ;X; ; ',
      '13.10.2026;12:00;5.9;mmol/l; ; ; ; ;X; ',
      '13.10.2026;13:00;120;mg/dl; ; ; ; ; ;X',
    ),
    format: 'accuChek',
    values: [
      ['2026-10-13T06:00:00.000Z', { 11: 104 }, 'before'],
      ['2026-10-13T10:00:00.000Z', { 11: 106.29 }, 'after'],
    ],
  },
  {
    source: 'https://github.com/mattyhakin/glucose_tracker/wiki/Data-File-Formats',
    what: 'a diary of glucose: its date and its time in two columns, mmol/L',
    name: 'glucose_readings.csv',
    content: lines('Date,Time,Glucose Level (mmol/L),Notes', '25/03/2026,18:00,7.5,after a walk'),
    format: 'csv',
    values: [['2026-03-25T17:00:00.000Z', { 11: 135.12 }]],
  },
  {
    source: `${withings}/src/bp.csv`,
    what: 'Withings in German: blood pressures, and a pulse alone',
    name: 'bp.csv',
    content: lines(
      'Date,Herzfrequenz,Systole,Diastole,Kommentare',
      '"2026-01-28 11:54:52",71,,,',
      '"2026-01-29 08:15:00",64,128,82,',
    ),
    format: 'withings',
    values: [
      ['2026-01-28T10:54:52.000Z', { 4: 71 }],
      ['2026-01-29T07:15:00.000Z', { 4: 64, 2: 128, 3: 82 }],
    ],
  },
  {
    source: `${withings}/weight.csv`,
    what: 'Withings in German: weights',
    name: 'weight.csv',
    content: lines(
      'Date,"Gewicht (kg)","Fettmasse (kg)","Knochenmasse (kg)","Muskelmasse (kg)","Wasseranteil (kg)",Kommentare',
      '"2026-01-28 13:32:55",83.00,,,,,',
    ),
    format: 'withings',
    values: [['2026-01-28T12:32:55.000Z', { 8: 83 }]],
  },
  {
    source: `${withings}/src/sleep.csv`,
    what: 'Withings in German: nights',
    name: 'sleep.csv',
    content: lines(
      'von,bis,"leicht (s)","tief (s)","rem (s)","wach (s)",Aufwachen,"Duration to sleep (s)","Average heart rate"',
      '2026-01-29T00:26:00+01:00,2026-01-29T09:45:00+01:00,18660,14160,0,720,0,120,61',
    ),
    format: 'withings',
    values: [['2026-01-29T08:45:00.000Z', { 6: 32_820, 12: 14_160, 13: 18_660 }]],
  },
  {
    source: 'https://github.com/krischik/Fit-Import',
    what: 'an old export of Withings in German, with “Uhr” after the time',
    name: 'Withings.csv',
    content: lines(
      '"Date","Gewicht (kg)","Fettmasse (kg)","Fettfreier Anteil (kg)","Kommentare"',
      '"2014-02-13 6:04 Uhr","94.34","26.81","68.43",""',
    ),
    format: 'withings',
    values: [['2014-02-13T05:04:00.000Z', { 8: 94.34 }]],
  },
  {
    source: 'https://github.com/nbrosnahan/bpo2g',
    what: 'OMRON connect, with months by name and empty columns',
    name: 'Your Requested OMRON Report from Jan 01 2026 to Jan 22 2026.csv',
    content: lines(
      'Date,Time,Systolic (mmHg),Diastolic (mmHg),Pulse (bpm),Symptoms,Consumed,TruRead,Notes',
      'Jan 12 2026,08:12,114,74,47,-,-,-,-',
      'Jan 6 2026,08:46,117,76,50,-,-,-,-',
    ),
    format: 'omron',
    values: [
      ['2026-01-12T07:12:00.000Z', { 2: 114, 3: 74, 4: 47 }],
      ['2026-01-06T07:46:00.000Z', { 2: 117, 3: 76, 4: 50 }],
    ],
  },
  {
    source: `${openScale}/1475`,
    what: 'openScale, with its times as a spreadsheet saves them',
    name: 'openScale.csv',
    content: lines('DATE,TIME,WEIGHT', '2026-04-07,08:30:05,72.5', '2026-04-08,8:30:00 AM,72.7'),
    format: 'csv',
    values: [
      ['2026-04-07T06:30:05.000Z', { 8: 72.5 }],
      ['2026-04-08T06:30:00.000Z', { 8: 72.7 }],
    ],
  },
  {
    source: `${openScale}/727`,
    what: 'an older openScale, with columns of the body that nobody has measured',
    name: 'openscale.csv',
    content: lines(
      '"biceps","bone","calories","comment","dateTime","fat","muscle","water","weight"',
      '0.0,12.85,0.0,"","2026-04-18 11:51",20.3,40.5,53.0,77.35',
    ),
    format: 'csv',
    values: [['2026-04-18T09:51:00.000Z', { 8: 77.35 }]],
  },
]
