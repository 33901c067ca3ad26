import { expect, test } from 'vitest'
import { playsAccordingTo } from './player-message.ts'

test('returns whether the video plays when its state changes', () => {
  expect(playsAccordingTo('{"event":"onStateChange","info":1}')).toBe(true)
  expect(playsAccordingTo('{"event":"onStateChange","info":3}')).toBe(true)
  expect(playsAccordingTo('{"event":"onStateChange","info":2}')).toBe(false)
  expect(playsAccordingTo('{"event":"onStateChange","info":0}')).toBe(false)
})

test('reads the state from the periodic report too', () => {
  expect(playsAccordingTo('{"event":"infoDelivery","info":{"playerState":1,"currentTime":3}}')).toBe(true)
  expect(playsAccordingTo({ event: 'infoDelivery', info: { playerState: 2 } })).toBe(false)
})

test('returns null for any other message', () => {
  expect(playsAccordingTo('{"event":"infoDelivery","info":{"currentTime":3}}')).toBeNull()
  expect(playsAccordingTo('{"event":"onReady"}')).toBeNull()
  expect(playsAccordingTo('not json')).toBeNull()
  expect(playsAccordingTo(null)).toBeNull()
  expect(playsAccordingTo(7)).toBeNull()
})
