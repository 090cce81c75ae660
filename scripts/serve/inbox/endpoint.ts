/** The address of the local inbox that replaces the form's endpoint. */
export const inboxEndpoint = '/__inbox/message'
