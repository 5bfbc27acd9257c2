const inCall = 'read in a call; the browser of the tests makes none'
const ofLink = 'read at the page of a link: links.test.tsx opens it with every fault'
const ofNote = 'part of the note of a visit, which the sample of a day does not let one write'

/**
 * Reads whose component no test opens with wrong answers, each with the reason. `reader.test.ts` gives each of them every fault at the
 * reader, so that the component meets the types of the contract only.
 */
export const notMounted: Readonly<Record<string, string>> = {
  'GET api/appointments/doctors/{appointmentType}/{insurerId}/{serviceId}':
    'an appointment in several centres, whose steps the samples skip; the same record as with a specialty',
  'GET api/appointments/{id}/doctor': ofNote,
  'GET api/call-guests/call': ofLink,
  'GET api/careareas/doctor/{doctorId}/patient/{patientId}':
    'a tab of a patient whose record the sample leaves without a care area',
  'GET api/centres/{id}/holidays/preview':
    'read when somebody adds a day; the same records as GET api/doctors/{id}/absences/preview',
  'GET api/chat/more-messages': 'read when somebody scrolls up; the same record as GET api/chat/messages',
  'GET api/config': 'read before there is a page: answers.test.tsx opens the portal of every feature',
  'GET api/consultations/appointments/{id}': ofNote,
  'GET api/consultations/{id}/next-review/patient': 'one of several reviews; the sample has one',
  'GET api/consultations/{id}/previous-review/patient': 'one of several reviews; the sample has one',
  'GET api/consultations/{id}/review-number': 'one of several reviews; the sample has one',
  'GET api/dependent-users/{id}/removal': 'behind a menu that opens where the browser has a layout',
  'GET api/devices/authorization-url': 'an address that the browser leaves for: nothing of it is shown',
  'GET api/diagnoses': ofNote,
  'GET api/doctors/nickname': 'read where the doctor of a recommendation is gone; the sample has the doctor',
  'GET api/doctors/templates': ofNote,
  'GET api/doctors/{id}/patient':
    'the profile behind a professional; a booking of the samples has one and skips the choice',
  'GET api/onfido/web-sdk-token/{id}': 'goes to the page of another service when it asks',
  'GET api/stats/author/dates': 'the same record and chart as GET api/stats/video/dates',
  'GET api/twilio/doctor-token': inCall,
  'GET api/twilio/room': inCall,
  'GET api/twilio/token': inCall,
  'GET api/usermeta/{key}': 'read during a camera scan, which needs a camera',
  'GET api/video-calls/appointments/{id}': ofLink,
  'GET api/video-calls/{id}/guests': inCall,
  'GET api/video-calls/{id}/relatives': inCall,
  'GET api/visit-links/visit': ofLink,
}
