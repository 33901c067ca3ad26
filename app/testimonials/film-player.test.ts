import { expect, test } from 'vitest'
import { playingStateOf } from './film-player.tsx'

test('returns whether the video plays when its state changes', () => {
  expect(playingStateOf('{"event":"onStateChange","info":1}')).toBe(true)
  expect(playingStateOf('{"event":"onStateChange","info":3}')).toBe(true)
  expect(playingStateOf('{"event":"onStateChange","info":2}')).toBe(false)
  expect(playingStateOf('{"event":"onStateChange","info":0}')).toBe(false)
})

test('also reads the state from the periodic infoDelivery messages', () => {
  expect(playingStateOf('{"event":"infoDelivery","info":{"playerState":1,"currentTime":3}}')).toBe(true)
  expect(playingStateOf({ event: 'infoDelivery', info: { playerState: 2 } })).toBe(false)
})

test('returns null for any other message', () => {
  expect(playingStateOf('{"event":"infoDelivery","info":{"currentTime":3}}')).toBeNull()
  expect(playingStateOf('{"event":"onReady"}')).toBeNull()
  expect(playingStateOf('not json')).toBeNull()
  expect(playingStateOf(null)).toBeNull()
  expect(playingStateOf(7)).toBeNull()
})
