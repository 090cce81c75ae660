/** Where the local inbox takes messages: it stands in for the form's endpoint. */
export const inboxEndpoint = '/__inbox/message'
