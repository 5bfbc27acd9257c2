/**
 * What a doctor reaches of eight patients. The columns are the relations: none, a visit that the doctor proposes, treated, ended
 * (the last contact was 13 months ago), an appointment that was cancelled, a patient of a colleague of the team, somebody to
 * whom that colleague proposes a visit, and somebody whose records the doctor has opened in an emergency, which this tenant
 * allows. An own text of the doctor (`POST api/doctors/templates`) is about nobody. So is an
 * absence, and the days of the first one are closed for the others. In each a letter:
 *
 *     y  reaches it    .  refused, or nothing of the patient
 *     p  only proposes a visit, which the patient has to accept    i  the id that the doctor gave, and the time
 */
export const table = `
. . . . . . . .  GET api/centres/{id}/holidays/preview
. . . . . . . .  GET api/policy-checks
. . . . . . . .  POST api/dependent-users/admin/{userId}
. . . . . . . .  PUT api/dependent-users/admin/{userId}
. . . . . . . .  DELETE api/dependent-users/admin/{userId}/{id}
. . . . . . . .  POST api/independent-users/admin/{userId}
. . . . . . . .  PUT api/independent-users/admin/{userId}
. . . . . . . .  DELETE api/independent-users/admin/{userId}/{id}
. . y . . . . .  GET api/doctors/{id}/absences/preview
. . . . . . . .  GET api/doctors/{id}/absences
y . . . . . . .  POST api/doctors/{id}/absences
. . . . . . . .  POST api/doctors/{id}/absences/{absenceId}/cancel
. . . . . . . .  GET api/video-calls/report
. . . . . . . .  GET api/documents/filter
. . . . . . . .  GET api/appointments/
. . . . . . . .  GET api/appointments/all
. . . . . . . .  GET api/appointments/family
. . . . . . . .  GET api/appointments/{id}
. . . . . . . .  PUT api/appointments/{id}
. . . . . . . .  DELETE api/appointments/{id}
. . . . . . . .  PUT api/appointments/{id}/answer
. . . . . . . .  GET api/appointments/book-specialist-payed/{bookId}
. . . . . . . .  GET api/video-calls/{id}/guests
. . . . . . . .  POST api/video-calls/{id}/guests
. . . . . . . .  GET api/video-calls/{id}/relatives
. . . . . . . .  PUT api/video-calls/{id}/guests/{guestId}
. . . . . . . .  DELETE api/video-calls/{id}/guests/{guestId}
. . . . . . . .  GET api/call-guests/call
. . . . . . . .  POST api/call-guests/entry
. . y . . . . .  PUT api/careareas/patient
. . y . . . . .  PUT api/careareas/{id}/patient/{patientId}
. . y . . . . .  GET api/careareas/doctor/{doctorId}/patient/{patientId}
. . y . . . . .  GET api/chat/messages
. . y . . . . .  GET api/chat/more-messages
. . y . . . . .  GET api/chat/messages-user
. . y . . . . .  GET api/chat/contacts
. . y . . . . .  PUT api/chat/read
. . y . . . . .  PUT api/chat/closed
. . y . . . . .  GET api/consultations/appointments/{id}
. . y . . . . .  PUT api/consultations/appointments/{id}
. . y . . . . .  POST api/consultations/appointments/{id}/finish
. . y . . . . .  POST api/consultations/appointments/{id}/additions
. . y . . . . .  GET api/consultations/unfinished
. . . . . . . .  GET api/diagnoses
. . y . . . . .  PUT api/consultations/appointments/{id}/attendance
. i y . . . . .  GET api/appointments/doctor
. i y . . . . .  GET api/appointments/doctor/{id}
. i y . . y . .  GET api/appointments/doctor/{from}/{to}
. i y . . . . .  GET api/appointments/{id}/doctor
. . y . . . . .  PUT api/appointments/{id}/doctor
p p y p p p p p  POST api/appointments/doctor
. y y . y . . .  DELETE api/appointments/{id}/doctor
. . . . . . . .  GET api/doctors/templates
y y y y y y y y  POST api/doctors/templates
. . . . . . . .  PUT api/doctors/templates/{id}
. . . . . . . .  DELETE api/doctors/templates/{id}
. . y . . . . .  POST api/documents/data
. . . . . . . .  GET api/appointments/{id}/calendar
. . y . . . . y  GET api/patients
y y y y y y y y  POST api/patients/emergency
. . y . . . . y  GET api/patients/{patientId}/records
. . y . . . . y  GET api/patients/{patientId}/documents
. . y . . . . y  GET api/patients/{patientId}/records/{kind}/{id}/download
. . y . . . . y  GET api/patients/{patientId}/measurements
. . y . . . . y  POST api/patients/{patientId}/measurements/{series}
. . y . . . . y  GET api/patients/{patientId}/measurements/glucose-ranges
. . . . . . . .  POST api/appointments/validate-payment/{id}
. . . . . . . .  GET api/payments/
. . . . . . . .  GET api/payments/{id}
. . . . . . . .  DELETE api/payments/{id}
. . . . . . . .  GET api/video-calls/
. . y . . . . .  GET api/video-calls/{id}/finish
. . y . . . . .  GET api/video-calls/{id}/end-consultation
. . y . . . . .  PUT api/video-calls/{id}/summary
. . . . . . . .  GET api/video-calls/appointments/{id}
. . . . . . . .  PUT api/video-calls/appointments/{id}/readiness
. . . . . . . .  PUT api/video-calls/appointments/{id}/rating
. . y . . . . .  PUT api/video-calls/appointments/{id}/notes
. i y . . y . .  GET api/video-calls/doctor/{from}/{to}
. . . . . . . .  GET api/twilio/room
. . y . . . . .  POST api/auth/magic-link
. . y . . . . .  POST api/visit-links/send
. . . . . . . .  GET api/visit-links/visit
. . . . . . . .  GET api/waiting-list/
. . . . . . . .  POST api/waiting-list/
. . . . . . . .  PUT api/waiting-list/{id}
. . . . . . . .  hub registerUser
y y y y y y y y  hub unregister
. . y . . . . .  hub sendMessage
. . y . . . . .  hub startCall
. . . . . . . .  hub acceptVideoCall
. . y . . . . .  hub cancelVideoCall
. . . . . . . .  hub delayCall
. . y . . . . .  hub readCalls
. . . . . . . .  hub joinCall
. . . . . . . .  hub sendCallSignal
`
