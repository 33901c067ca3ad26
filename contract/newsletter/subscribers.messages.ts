export const subscribersMessages = {
  screen: 'Newsletter subscribers',
  filterInvalid: 'Please choose a state from the list, or all.',

  searchHint: 'Search by email',
  countInWords: (count: number) => (count === 1 ? '1 address' : `${count} addresses, newest first`),

  label: {
    isSubscribed: 'Subscribed',
    agreedOn: 'Agreed on',
    proof: 'Proof',
    state: 'Confirmation',
    topics: 'Follows',
  },
  state: { waiting: 'Waiting to confirm', confirmed: 'Confirmed', unsubscribed: 'Unsubscribed' },
  follows: (topics: readonly string[]) => `Follows ${topics.join(', ')}`,
  agreed: (on: string, proof: string) => `Agreed on ${on}: ${proof}`,

  importHint:
    'Proof says where and how the person agreed, such as ‘Ticked the box in the visitor form, Jaipur office’.',
  imported: (count: number) => `${subscribersInWords(count)} imported. No mail was sent.`,
  importCount: subscribersInWords,
  agreedOnRequired: 'Please enter when the person agreed.',
  proofRequired: 'Please enter where and how the person agreed.',
  hasLeft: 'This person is not subscribed. Please remove the line.',
  repeated: (line: number) => `Line ${line} has this address already.`,
  staysUnsubscribed: 'Has unsubscribed here, and stays unsubscribed.',
}

function subscribersInWords(count: number) {
  return `${count.toLocaleString('en-IN')} ${count === 1 ? 'subscriber' : 'subscribers'}`
}
